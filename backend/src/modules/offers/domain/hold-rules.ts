// What a store holds for people without being asked each time.
import { MAX_HELD } from './offer.js';

export const HOLD_FOR = ['EVERYONE', 'WITH_RECORD', 'NOBODY'] as const;
/** Whose requests are accepted at once: those of everyone, of people who have completed a deal, or of nobody. */
export type HoldFor = (typeof HOLD_FOR)[number];

/** The last day of a hold, counted from today: 0 is today. */
export const MAX_HOLD_DAYS = 14;

export interface HoldRules {
  /** Whether the store holds cards at all. */
  readonly isOn: boolean;
  readonly maxCards: number;
  /** Null for any value. */
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

/** What somebody asks a store to hold. */
export interface HoldRequest {
  readonly cards: number;
  readonly cents: number;
  /** Deals that the account has completed within a year. */
  readonly completed: number;
}

/** Whether the rules accept a request, so that nobody needs to be asked. */
export function accepts(rules: HoldRules, { cards, cents, completed }: HoldRequest): boolean {
  if (!rules.isOn || cards > rules.maxCards) return false;
  if (rules.maxCents !== null && cents > rules.maxCents) return false;
  return rules.forWhom === 'EVERYONE' || (rules.forWhom === 'WITH_RECORD' && completed > 0);
}
