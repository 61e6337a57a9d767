/** Who goes to an event as a file for spreadsheet programs. */
import type { Attendee } from '../../../api/attendees';
import { csvText, csvTime } from '../../../lib/csv';
import { zoneLabel } from '../../../lib/when';
import { texts } from '../../../texts';

/** The text of a file with a line for each attendee, in their order, by the clock of the event. */
export function csvOf(attendees: readonly Attendee[], timeZone: string): string {
  const t = texts.attendees;
  const arrivals = { EXPECTED: '', CHECKED_IN: t.isCheckedIn, NO_SHOW: t.isNoShow };
  const lines = attendees.map(({ name, state, arrival, checkedInAt }, nth) => [
    `${nth + 1}`,
    name,
    t.states[state] ?? state,
    arrivals[arrival],
    checkedInAt ? csvTime(checkedInAt, timeZone) : '',
  ]);
  return csvText([['#', t.name, t.state, t.arrival, t.checkedInAt(zoneLabel(timeZone))], ...lines]);
}
