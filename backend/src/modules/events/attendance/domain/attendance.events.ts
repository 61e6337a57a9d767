// What happens to those who go to an event, for other modules to handle.
import { type DomainEvent, defineEvent } from '../../../../kernel/domain-event.js';

/** The event that it is about; `startsAt` is an ISO moment. */
type AboutEvent = {
  readonly event: string;
  readonly name: string;
  readonly startsAt: string;
  readonly timeZone: string;
};

/** What happens to somebody's place by itself: `OFFERED` until a moment, `LAPSED`, or back on the waiting list. */
export type PlaceChange = 'OFFERED' | 'LAPSED' | 'WAITING_AGAIN';

/** Somebody's place at an event has changed without them; `until` is an ISO moment, by which an offered one is to be confirmed. */
export const placeChanged = defineEvent<
  AboutEvent & { readonly account: string; readonly change: PlaceChange; readonly until: string | null }
>('events.place-changed', ({ event }) => `event:${event}`);

/**
 * Some who go to an event, or would like to, are concerned by a change of it: at most `ATTENDEES_AT_ONCE` accounts. `wereGoing` says of a
 * canceled event whether they all were going to it, or none of them.
 */
export const attendeesConcerned = defineEvent<
  AboutEvent & {
    readonly accounts: readonly string[];
    readonly change: 'CALLED_OFF' | 'ON_AGAIN' | 'MOVED' | 'CHANGED';
    readonly wereGoing?: boolean;
  }
>('events.attendees-concerned', ({ event }) => `event:${event}`);

/** An event was canceled once it had begun: nobody is notified, but the calendars of some who were going show it. */
export const begunEventCanceled = defineEvent<AboutEvent & { readonly accounts: readonly string[] }>(
  'events.begun-event-canceled',
  ({ event }) => `event:${event}`,
);

/** A canceled event takes place after all: it comes after those it concerned were notified that it is canceled. */
export const canceledEventOnAgain = defineEvent<{ readonly event: string }>(
  'events.canceled-event-on-again',
  ({ event }) => `event:${event}`,
);

/** The store has written to some who go to an event. */
export const attendeesWrittenTo = defineEvent<
  AboutEvent & { readonly store: string; readonly accounts: readonly string[]; readonly text: string }
>('events.attendees-written-to', ({ event }) => `event:${event}`);

/** How many accounts one event names. */
export const ATTENDEES_AT_ONCE = 500;

/** The accounts in lists that one event each may name. */
export function inBatches(accounts: readonly string[]): string[][] {
  const count = Math.ceil(accounts.length / ATTENDEES_AT_ONCE);
  return Array.from({ length: count }, (_, nth) =>
    accounts.slice(nth * ATTENDEES_AT_ONCE, (nth + 1) * ATTENDEES_AT_ONCE),
  );
}

/** Those whom a canceled event concerns, by what they had answered. */
export interface Attendees {
  readonly going: readonly string[];
  readonly others: readonly string[];
}

/** What is published of a canceled event. */
export const attendeesOfCanceled = (about: AboutEvent, { going, others }: Attendees): DomainEvent[] =>
  [going, others].flatMap((answered) =>
    inBatches(answered).map((accounts) =>
      attendeesConcerned({ ...about, accounts, change: 'CALLED_OFF', wereGoing: answered === going }),
    ),
  );
