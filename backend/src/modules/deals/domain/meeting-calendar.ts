// The meeting of a deal as an iCalendar file: without the name of the other, and without a code.
import { icalendar } from '../../../kernel/icalendar.js';
import type { Meeting } from './deal.js';

/** Where it is: the store, the event, or what both have agreed on. */
const locationOf = ({ store, event, text }: Meeting): string => store?.name ?? event?.name ?? text ?? '';

interface Entry {
  /** Of the deal: a later one replaces the entry of an earlier one. */
  readonly version: number;
  readonly changedAt: Date;
  /** Nobody comes: a calendar that has the entry takes it out. */
  readonly isOff: boolean;
}

/** The file; one of a meeting that is off cancels the entry. */
export function calendarOf(deal: string, meeting: Meeting, { version, changedAt, isOff }: Entry): string {
  const entry = {
    uid: `${deal}@playset`,
    sequence: version,
    stampedAt: changedAt,
    startsAt: new Date(meeting.from),
    endsAt: new Date(meeting.to),
    isCanceled: isOff,
    summary: 'Playset',
    location: locationOf(meeting),
  };
  return icalendar({ product: 'Deals', method: isOff ? 'CANCEL' : 'PUBLISH', entries: [entry] });
}
