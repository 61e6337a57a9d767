// Events as iCalendar files: one to add, or many to subscribe to.
import { type CalendarEntry, icalendar } from '../../../kernel/icalendar.js';
import type { ListedEvent } from './listed-event.js';

const PRODUCT = 'Events';
/** How often calendars should look again. */
const REFRESH_HOURS = 12;

/** What a file needs to know beside its events. */
export interface Publication {
  /** The public address of the product, without a slash at its end. */
  readonly origin: string;
  readonly now: Date;
}

/** A calendar to subscribe to. */
export const subscribedCalendar = (
  name: string,
  events: readonly ListedEvent[],
  publication: Publication,
): string =>
  icalendar({
    product: PRODUCT,
    method: 'PUBLISH',
    subscription: { name, refreshHours: REFRESH_HOURS },
    entries: events.map((event) => entryOf(event, publication)),
  });

/** One event to add to a calendar; one that is called off takes it out. */
export const singleEvent = (event: ListedEvent, publication: Publication): string =>
  icalendar({
    product: PRODUCT,
    method: event.isCanceled ? 'CANCEL' : 'PUBLISH',
    entries: [entryOf(event, publication)],
  });

/** Where people read about an event. */
export const pageOf = ({ uuid }: ListedEvent, origin: string): string => `${origin}/e/${uuid}`;

function entryOf(event: ListedEvent, { origin, now }: Publication): CalendarEntry {
  const { uuid, name, store, location, startsAt, format, version, isCanceled } = event;
  return {
    uid: `${uuid}@playset`,
    // Calling it off is a change, too.
    sequence: isCanceled ? version + 1 : version,
    stampedAt: startOfDay(now),
    startsAt: new Date(startsAt),
    isCanceled,
    summary: name,
    description: `${format} · ${store}`,
    location,
    ...(isCanceled ? {} : { url: pageOf(event, origin) }),
    categories: [format],
  };
}

/** The same for a whole day, so that a calendar without changes keeps its ETag. */
const startOfDay = (now: Date): Date => new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
