// An event as calendars and feeds list it.
import { DAY_MS } from '../../../kernel/durations.js';

/** How many events a calendar or a feed lists at most. */
export const MAX_LISTED = 500;
/** How many that are called off, beside these. */
export const MAX_CANCELED = 100;
/** An event is listed until a day after its start: it may go on past midnight. */
const LISTED_AFTER_START_MS = DAY_MS;
/** A calendar that is read once a month still hears of what is called off. */
export const CANCELED_DAYS = 30;

/** A picture of an event: WebP. */
export interface ListedPicture {
  /** A path of this server. */
  readonly url: string;
  readonly bytes: number;
}

/** An event of a store, to come or called off. */
export interface ListedEvent {
  readonly uuid: string;
  readonly name: string;
  readonly store: string;
  readonly location: string;
  /** An ISO moment. */
  readonly startsAt: string;
  /** Null where nobody knows when it ends. */
  readonly endsAt: string | null;
  /** IANA. */
  readonly timeZone: string;
  readonly format: string;
  readonly description: string | null;
  readonly version: number;
  readonly isCanceled: boolean;
  readonly picture: ListedPicture | null;
}

/** Since when events are listed: by their start, and by when they were called off. */
export const listedSince = (now: Date): readonly [starts: Date, canceled: Date] => [
  new Date(now.getTime() - LISTED_AFTER_START_MS),
  new Date(now.getTime() - CANCELED_DAYS * DAY_MS),
];

/** In the order of their starts. */
export const byStart = (events: readonly ListedEvent[]): ListedEvent[] =>
  events.toSorted((a, b) => compare(a.startsAt, b.startsAt) || compare(a.uuid, b.uuid));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
