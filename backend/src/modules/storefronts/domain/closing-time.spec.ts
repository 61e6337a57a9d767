// When a store closes on a day, in the zone of its place.

import { WEEKDAYS } from '../../../kernel/weekday.js';
import { closingTime } from './closing-time.js';
import { type Hours } from './hours.js';

const CHICAGO = 'America/Chicago';
const daily = (opens: string, closes: string): Hours => ({
  weekly: WEEKDAYS.map((day) => ({ day, opens, closes })),
  exceptions: [],
});
const NONE: Hours = { weekly: [], exceptions: [] };
const at = (hours: Hours, now: string, day: number) =>
  closingTime(hours, CHICAGO, { now: new Date(now), day })?.toISOString();

// 2026-03-02 is a Monday; Chicago is six hours behind UTC until 8 March, then five.
it.each([
  ['today', daily('10:00', '20:00'), '2026-03-02T18:00:00Z', 0, '2026-03-03T02:00:00.000Z'],
  ['two days on', daily('10:00', '20:00'), '2026-03-02T18:00:00Z', 2, '2026-03-05T02:00:00.000Z'],
  ['after midnight', daily('18:00', '02:00'), '2026-03-02T18:00:00Z', 0, '2026-03-03T08:00:00.000Z'],
  [
    'tomorrow, when it closes within the hour',
    daily('10:00', '20:00'),
    '2026-03-03T01:30:00Z',
    0,
    '2026-03-04T02:00:00.000Z',
  ],
  [
    'after the night of the change',
    daily('10:00', '20:00'),
    '2026-03-07T18:00:00Z',
    1,
    '2026-03-09T01:00:00.000Z',
  ],
  ['at 20:00 without hours', NONE, '2026-03-02T18:00:00Z', 1, '2026-03-04T02:00:00.000Z'],
  ['at 20:00 of tomorrow, late in the evening', NONE, '2026-03-03T04:00:00Z', 0, '2026-03-04T02:00:00.000Z'],
] as const)('%s', (_what, hours, now, day, closes) => {
  expect(at(hours, now, day)).toBe(closes);
});

it('is on the next day on which the store opens', () => {
  const weekend = {
    weekly: [{ day: 'SATURDAY', opens: '10:00', closes: '18:00' }],
    exceptions: [{ date: '2026-03-07', intervals: [{ opens: '10:00', closes: '12:00' }] }],
  } as const;
  expect(at(weekend, '2026-03-02T18:00:00Z', 2)).toBe('2026-03-07T18:00:00.000Z');
});

it('is none where the store has said hours and opens on none of the next days', () => {
  const closed: Hours = { weekly: [], exceptions: [{ date: '2026-03-02', intervals: [] }] };
  expect(at(closed, '2026-03-02T18:00:00Z', 1)).toBeUndefined();
  expect(at(closed, '2026-03-05T18:00:00Z', 1)).toBe('2026-03-07T02:00:00.000Z');
});
