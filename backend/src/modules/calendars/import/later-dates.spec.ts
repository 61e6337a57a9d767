// Whether a calendar has more events than are made of it: those after the next 26 weeks.
import { readCalendar } from './calendar-components.js';
import { eventsIn } from './found-event.js';

const NOW = new Date('2026-11-30T12:00:00Z');
const PLACE = { zone: 'America/Chicago', address: '1 Main Street' };
const isCut = (...lines: string[]) => {
  const file = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:Modern', ...lines, 'END:VEVENT', 'END:VCALENDAR'];
  const calendar = readCalendar(file.join('\r\n'));
  return calendar && eventsIn(calendar, PLACE, NOW).isCut;
};
const SOON = 'DTSTART:20261204T190000Z';
const LATE = 'DTSTART:20270709T190000Z';

it.each([
  ['an event in July', LATE],
  ['a date that was moved to July', LATE, 'UID:1', 'RECURRENCE-ID:20261204T190000Z'],
  ['another date in July', SOON, 'RDATE:20270709T190000Z'],
  ['a repetition without an end', SOON, 'RRULE:FREQ=WEEKLY'],
  ['a repetition that begins in July', LATE, 'RRULE:FREQ=WEEKLY;COUNT=2'],
  ['a repetition until July', SOON, 'RRULE:FREQ=WEEKLY;UNTIL=20270709'],
  ['a repetition of 30 weeks', SOON, 'RRULE:FREQ=WEEKLY;COUNT=30'],
])('a calendar with %s has more events than are made', (_what, ...lines) => {
  expect(isCut(...lines)).toBe(true);
});

it.each([
  ['an event next week', SOON],
  ['another date next month', SOON, 'RDATE:20270108T190000Z'],
  ['a repetition until May', SOON, 'RRULE:FREQ=WEEKLY;UNTIL=20270514'],
  ['a repetition of 10 weeks', SOON, 'RRULE:FREQ=WEEKLY;COUNT=10'],
  ['a repetition that is over', 'DTSTART:20200103T190000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20200601'],
  ['a late event that is off', LATE, 'STATUS:CANCELLED'],
])('a calendar with %s has no more events than are made', (_what, ...lines) => {
  expect(isCut(...lines)).toBe(false);
});
