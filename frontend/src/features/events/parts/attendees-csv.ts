/** Who goes to an event as a file for spreadsheet programs (RFC 4180). */
import type { Attendee } from '../../../api/attendees';
import { toWall, zoneLabel } from '../../../lib/when';
import { texts } from '../../../texts';

const FORMULA = /^[=+\-@\t\r]/;

/** In quotes, and nothing that a spreadsheet program takes for a formula. */
const cell = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`;

/** The texts of a file with a line for each attendee, in their order, by the clock of the event; a mark at its start says that it is UTF-8. */
export function csvOf(attendees: readonly Attendee[], timeZone: string): string {
  const t = texts.attendees;
  const arrivals = { EXPECTED: '', CHECKED_IN: t.isCheckedIn, NO_SHOW: t.isNoShow };
  const lines = attendees.map(({ name, state, arrival, checkedInAt }, nth) => [
    `${nth + 1}`,
    name,
    t.states[state] ?? state,
    arrivals[arrival],
    checkedInAt ? onTheWall(checkedInAt, timeZone) : '',
  ]);
  const table = [['#', t.name, t.state, t.arrival, t.checkedInAt(zoneLabel(timeZone))], ...lines];
  return `\ufeff${table.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

/** As spreadsheet programs read a moment: `2027-03-12 18:12`. */
function onTheWall(moment: string, timeZone: string): string {
  const { date, time } = toWall({ date: moment.slice(0, 10), time: moment.slice(11, 19) }, timeZone);
  return `${date} ${time}`;
}
