// What an offer is: words between two accounts about copies. It reserves nothing.
import { HOUR_MS } from '../../../kernel/durations.js';

export const OFFER_KINDS = ['HOLD', 'TRADE'] as const;
/** A hold asks a store to keep copies at its counter; a trade is everything else, copies for cash too. */
export type OfferKind = (typeof OFFER_KINDS)[number];

export const OFFER_STATES = [
  'DRAFT',
  'OPEN',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
  'VOID',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** `ENDED` where one of the two has blocked the other, which neither is to read. */
export const VOID_REASONS = ['LINE_GONE', 'ENDED', 'ACCOUNT_CLOSED'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** Copies of one offer. */
export const MAX_LINES = 50;
/** Copies that are held at once. */
export const MAX_HELD = 20;
export const MAX_NOTE = 500;
export const DEFAULT_HOURS = 72;
export const MAX_HOURS = 168;
/** People that an account may make new offers to within a day. */
export const MAX_PEOPLE_A_DAY = 20;
/** Open offers of one account to another. */
export const MAX_OPEN_TO_ONE = 10;
/** New offers of one account to another within a day, those that were withdrawn too. */
export const MAX_TO_ONE_A_DAY = 20;
/** Requests to hold cards of one account that a store has not answered. */
export const MAX_OPEN_HOLDS = 3;
/** Revisions of one offer. */
export const MAX_REVISIONS = 50;
/** The recipient is reminded this long before an offer expires. */
export const REMINDER_HOURS = 24;
/** An account this young writes no contact details in the first note to somebody. */
export const NEW_ACCOUNT_DAYS = 14;

export const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR_MS);

/** Cash that makes up the difference; `payer` is one of the two accounts. */
export interface Cash {
  readonly cents: number;
  readonly payer: string;
}
