// The meeting of a deal as an iCalendar file: without the name of the other, and without a code.
import { icalendar } from '../../../kernel/icalendar.js';
import type { Meeting } from './deal.js';

/** A meeting whose event says where it is, if it is still scheduled. */
export type MeetingWithVenue = Meeting & {
  readonly event: (Meeting['event'] & { readonly location?: string }) | null;
};

/** Where it is: the store, the event and where that is, or what both have agreed on. */
function locationOf({ store, event, text }: MeetingWithVenue): string {
  if (!event) return store?.name ?? text ?? '';
  return [event.name, event.location ?? store?.name].filter(Boolean).join(', ');
}

interface Entry {
  /** Of the deal: a later one replaces the entry of an earlier one. */
  readonly version: number;
  readonly changedAt: Date;
  /** Nobody comes: a calendar that has the entry takes it out. */
  readonly isOff: boolean;
}

/** The file; one of a meeting that is off cancels the entry. */
export function calendarOf(
  deal: string,
  meeting: MeetingWithVenue,
  { version, changedAt, isOff }: Entry,
): string {
  const entry = {
    uid: `${deal}@playset`,
    sequence: version,
    stampedAt: changedAt,
    startsAt: new Date(meeting.from),
    endsAt: new Date(meeting.to),
    isCanceled: isOff,
    summary: meeting.event ? `Playset: ${meeting.event.name}` : 'Playset',
    location: locationOf(meeting),
  };
  return icalendar({ product: 'Deals', method: isOff ? 'CANCEL' : 'PUBLISH', entries: [entry] });
}
