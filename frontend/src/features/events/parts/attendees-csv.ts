/** Who goes to an event as a file for spreadsheet programs (RFC 4180). */
import type { Attendee } from '../../../api/attendance';
import { texts } from '../../../texts';

const FORMULA = /^[=+\-@\t\r]/;

/** In quotes, and nothing that a spreadsheet program takes for a formula. */
const cell = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`;

/** The texts of a file with a line for each attendee, in their order; a mark at its start says that it is UTF-8. */
export function csvOf(attendees: readonly Attendee[]): string {
  const t = texts.attendance.list;
  const arrivals = { EXPECTED: '', CHECKED_IN: t.checkIn, NO_SHOW: t.isNoShow };
  const lines = attendees.map(({ name, state, arrival, checkedInAt }, nth) => [
    `${nth + 1}`,
    name,
    t.states[state] ?? state,
    arrivals[arrival],
    checkedInAt ?? '',
  ]);
  const table = [['#', t.name, t.state, t.arrival, ''], ...lines];
  return `\ufeff${table.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
