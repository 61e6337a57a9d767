/** Days near today have names, others dates; times are those of the place's clock. */
import { formatSlot, formatUntil, formatUntilDay } from './format-until';

const now = new Date('2026-11-23T18:00:00Z');
const chicago = { timeZone: 'America/Chicago', viewer: 'America/Chicago', now, locale: 'en-US' };

test.each([
  ['2026-11-24T02:00:00Z', 'today 20:00'],
  ['2026-11-25T02:00:00Z', 'tomorrow 20:00'],
  ['2026-11-28T02:00:00Z', 'Friday 20:00'],
  ['2026-12-01T02:00:00Z', 'Nov 30, 20:00'],
  ['2026-11-22T02:00:00Z', 'Nov 21, 20:00'],
])('%s is %s', (at, said) => {
  expect(formatUntil(at, chicago)).toBe(said);
});

test('the day alone has no time, and a slot has both of its times', () => {
  expect(formatUntilDay('2026-11-28T02:00:00Z', chicago)).toBe('Friday');
  expect(formatSlot('2026-11-28T00:00:00Z', '2026-11-28T02:00:00Z', chicago)).toBe('Friday 18:00–20:00');
  expect(formatSlot('2026-11-28T02:00:00Z', '2026-11-29T02:00:00Z', chicago)).toBe(
    'Friday 20:00 – Saturday 20:00',
  );
});

test('the clock is named once where the viewer’s shows another time', () => {
  const elsewhere = { ...chicago, viewer: 'America/New_York' };
  expect(formatUntil('2026-11-24T02:00:00Z', elsewhere)).toBe('today 20:00 CST');
  expect(formatSlot('2026-11-28T00:00:00Z', '2026-11-28T02:00:00Z', elsewhere)).toBe(
    'Friday 18:00–20:00 CST',
  );
  expect(formatSlot('2026-11-28T02:00:00Z', '2026-11-29T02:00:00Z', elsewhere)).toBe(
    'Friday 20:00 – Saturday 20:00 CST',
  );
  expect(formatUntil('2026-11-24T02:00:00Z', { ...chicago, viewer: 'America/Mexico_City' })).toBe(
    'today 20:00',
  );
});

test('a day on which clocks change is one day', () => {
  const night = { ...chicago, now: new Date('2026-11-01T04:30:00Z') };
  expect(formatUntil('2026-11-01T05:30:00Z', night)).toBe('tomorrow 00:30');
  expect(formatUntil('2026-11-02T02:00:00Z', night)).toBe('tomorrow 20:00');
});

test('a zone that this browser doesn’t know counts as its own', () => {
  expect(formatUntil('2026-11-28T02:00:00Z', { timeZone: 'Nowhere/At_All', now })).toMatch(/\d\d:\d\d$/);
});
