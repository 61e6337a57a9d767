// Who goes to an event: the states of an answer, and the rules of the waiting list.
import { MINUTE_MS } from '../../../../kernel/durations.js';
import { MAX_PLAYERS } from '../../domain/event-details.js';

/**
 * GOING has a place, INTERESTED wants none, WAITING is on the waiting list, OFFERED has a place until a moment by which they confirm,
 * LAPSED has let that pass.
 */
export const ATTENDANCE_STATES = ['GOING', 'INTERESTED', 'WAITING', 'OFFERED', 'LAPSED'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];

/** What somebody can answer. */
export const ANSWERS = ['GOING', 'INTERESTED'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What of an event has changed since somebody answered it. */
export const CHANGES = ['TIME', 'PLACE', 'FEE', 'DETAILS'] as const;
export type EventChange = (typeof CHANGES)[number];

/** What the store records at the door; EXPECTED undoes either. */
export const ARRIVALS = ['EXPECTED', 'CHECKED_IN', 'NO_SHOW'] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** How many may wait for a place at an event. */
export const MAX_WAITING = 1_000;
/** The longest message to attendees. */
export const MAX_MESSAGE = 1_000;

const MIN_OFFER_MS = 15 * MINUTE_MS;
const MAX_OFFER_MS = 24 * 60 * MINUTE_MS;
/** An offered place is kept for this part of the time until the start. */
const PART_OF_TIME_LEFT = 1 / 4;

/** How full an event is; `capacity` is null where it takes everybody. */
export interface Turnout {
  readonly capacity: number | null;
  readonly going: number;
  readonly offered: number;
  readonly waiting: number;
}

/** How many places are neither taken nor offered; below 0 where the capacity was lowered below those who are in. */
export const unclaimedPlaces = ({ capacity, going, offered }: Turnout): number =>
  (capacity ?? MAX_PLAYERS) - going - offered;

/** Whether an answer takes up a place: one that is offered is kept free. */
export const holdsPlace = (state: AttendanceState | null): boolean =>
  state === 'GOING' || state === 'OFFERED';

/** How many of those who wait are offered a place now. */
export const placesToOffer = (turnout: Turnout): number =>
  Math.min(turnout.waiting, Math.max(unclaimedPlaces(turnout), 0));

/** How many more have a place than there are. */
export const excessPlaces = (turnout: Turnout): number => Math.max(-unclaimedPlaces(turnout), 0);

/** Whether somebody new gets a place at once: nobody passes those who wait. */
export const hasPlace = (turnout: Turnout): boolean => turnout.waiting === 0 && unclaimedPlaces(turnout) > 0;

/**
 * Until when an offered place is kept: a quarter of the time that is left, a day at the most and a quarter of an hour at the least,
 * but never beyond the start.
 */
export function confirmBy(now: Date, startsAt: Date): Date {
  const left = startsAt.getTime() - now.getTime();
  const kept = Math.min(Math.max(left * PART_OF_TIME_LEFT, MIN_OFFER_MS), MAX_OFFER_MS);
  return new Date(Math.min(now.getTime() + Math.floor(kept), startsAt.getTime()));
}

/** Letters that nobody mistakes for one another, or for a digit. */
const LETTERS = 'ABCDEFGHJKMNPQRTUVWXY';

/** The code that an attendee shows at the door: three letters and their place, which nobody else at the event has. */
export function checkInCode(place: number, draw: (below: number) => number): string {
  const letters = Array.from({ length: 3 }, () => LETTERS[draw(LETTERS.length)]).join('');
  return `${letters}${place}`;
}

/** The place in a code, in any spelling; undefined for what is no code. */
export function placeOfCode(code: string): number | undefined {
  const digits = /^[A-Z]{3}([1-9]\d{0,5})$/.exec(plainCode(code))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** A code as it is kept: without spaces and hyphens, in upper case. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
