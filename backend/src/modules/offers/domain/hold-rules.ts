// What a store holds for people without being asked each time.
import { MAX_HELD } from './offer.js';

export const HOLD_FOR = ['EVERYONE', 'WITH_RECORD', 'NOBODY'] as const;
/** Whose requests are accepted at once: those of everyone, of people who have completed a deal, or of nobody. No-shows are asked about. */
export type HoldFor = (typeof HOLD_FOR)[number];

/** The last day of a hold, counted from today: 0 is today. */
export const MAX_HOLD_DAYS = 14;

export interface HoldRules {
  /** Whether the store holds cards at all. */
  readonly isOn: boolean;
  /** The most cards that one account has held at once without the store being asked. */
  readonly maxCards: number;
  /** Likewise, the highest total; null for any. */
  readonly maxCents: number | null;
  readonly forWhom: HoldFor;
  /** Held until the store closes on this day; 0 is today. */
  readonly days: number;
}

/** Those of a store that has said nothing: it is asked each time. */
export const DEFAULT_HOLD_RULES: HoldRules = {
  isOn: true,
  maxCards: MAX_HELD,
  maxCents: null,
  forWhom: 'NOBODY',
  days: 2,
};

/** Cards with what they cost together. */
interface HeldCards {
  readonly cards: number;
  readonly cents: number;
}

/** What somebody asks a store to hold. */
export interface HoldRequest extends HeldCards {
  /** What the store holds for the account already. */
  readonly held: HeldCards;
  /** Deals that the account has completed within a year. */
  readonly completed: number;
  /** Deals of that time to which it did not come. */
  readonly noShows: number;
}

/** Whether the rules accept a request, so that nobody needs to be asked. */
export function accepts(rules: HoldRules, request: HoldRequest): boolean {
  const { held, completed, noShows } = request;
  if (!rules.isOn || noShows > 0 || request.cards + held.cards > rules.maxCards) return false;
  if (rules.maxCents !== null && request.cents + held.cents > rules.maxCents) return false;
  return rules.forWhom === 'EVERYONE' || (rules.forWhom === 'WITH_RECORD' && completed > 0);
}
