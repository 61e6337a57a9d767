/** The rule of an event that repeats. */
import { isLastOfMonth, nthOf, ONCE, type Repeat, recurrenceOf, rulesFor } from './repeat';

const first = { date: '2026-11-27', time: '19:00', endTime: '', timeZone: 'America/Chicago' };
const repeat = (changes: Partial<Repeat>) => ({ ...ONCE, until: '2027-01-15', ...changes });

test('an event that does not repeat has no rule, and none has one before its end is chosen', () => {
  expect(recurrenceOf(first, ONCE)).toBeNull();
  expect(recurrenceOf(first, { ...ONCE, rule: 'WEEKS_1' })).toBeNull();
  expect(recurrenceOf(first, repeat({ rule: 'WEEKS_1', end: 'count', count: 'ten' }))).toBeNull();
  expect(recurrenceOf({ ...first, time: '' }, repeat({ rule: 'WEEKS_1' }))).toBeNull();
});

test('a weekly rule has the weekday of the first event, and the time on the wall', () => {
  expect(recurrenceOf(first, repeat({ rule: 'WEEKS_2', skipped: ['2026-12-25'] }))).toEqual({
    ...{ frequency: 'WEEKLY', every: 2, weekday: 'FRIDAY', startsOn: '2026-11-27', until: '2027-01-15' },
    ...{ time: '19:00', endTime: null, timeZone: 'America/Chicago', skipped: ['2026-12-25'] },
  });
});

test('a monthly rule is of the nth or the last such weekday of the month', () => {
  const by = { rule: 'NTH', end: 'count', count: '6' } as const;
  expect(recurrenceOf(first, repeat(by))).toMatchObject({ frequency: 'MONTHLY', nth: 4, count: 6 });
  expect(recurrenceOf(first, repeat({ ...by, rule: 'LAST' }))).toMatchObject({ nth: -1 });
});

test('the last weekday of a month is offered for a day that is one', () => {
  expect([nthOf('2026-11-27'), isLastOfMonth('2026-11-27')]).toEqual([4, true]);
  expect([nthOf('2028-02-29'), isLastOfMonth('2028-02-29'), isLastOfMonth('2028-02-22')]).toEqual([
    5,
    true,
    false,
  ]);
  expect(rulesFor('2026-11-20')).not.toContain('LAST');
  expect(rulesFor('')).toEqual(['', 'WEEKS_1', 'WEEKS_2', 'WEEKS_3', 'WEEKS_4']);
});
