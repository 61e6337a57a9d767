// An offer as its table has it.

import {
  type Cash,
  hoursAfter,
  type OfferKind,
  type OfferState,
  REMINDER_HOURS,
  type VoidReason,
} from '../domain/offer.js';
import { isEnd } from '../domain/offer-machine.js';
import type { OfferLine } from './terms.js';

export interface OfferRow {
  readonly uuid: string;
  readonly kind: OfferKind;
  readonly state: OfferState;
  readonly proposer: string;
  readonly recipient: string;
  readonly revision: number;
  /** Who answers while it is open, and who waits for that. */
  readonly turn: string | null;
  readonly waiting: string | null;
  readonly hours: number;
  readonly expires_at: Date | null;
  readonly cards: number;
  readonly first_card: string;
  readonly void_reason: VoidReason | null;
  readonly deal: string | null;
  readonly created_at: Date;
  readonly changed_at: Date;
  /** Null of what its recipient never saw. */
  readonly sent_at: Date | null;
  /** When whose turn it is is reminded; null if nobody is, or was already. */
  readonly remind_at: Date | null;
  /** The event at which the cards are to change hands. */
  readonly event: string | null;
}

/** The other one of the two. */
export const otherOf = (
  { proposer, recipient }: Pick<OfferRow, 'proposer' | 'recipient'>,
  account: string,
) => (account === proposer ? recipient : proposer);

/** The offer with an answer to give by somebody, who has the hours that it says. */
export function openFor(offer: OfferRow, turn: string, now: Date): OfferRow {
  const expiresAt = hoursAfter(now, offer.hours);
  return {
    ...offer,
    state: 'OPEN',
    turn,
    waiting: otherOf(offer, turn),
    expires_at: expiresAt,
    remind_at: offer.hours > REMINDER_HOURS ? hoursAfter(expiresAt, -REMINDER_HOURS) : null,
    changed_at: now,
    sent_at: offer.sent_at ?? now,
  };
}

/** The offer in an end. */
export function closedAs(offer: OfferRow, state: OfferState, now: Date): OfferRow {
  if (!isEnd(state)) throw new Error(`${state} is no end of an offer`);
  return { ...offer, state, turn: null, waiting: null, expires_at: null, remind_at: null, changed_at: now };
}

/** What an offer says of its copies where it is listed. */
export const summaryOf = (lines: readonly OfferLine[]) => ({
  cards: lines.length,
  first_card: lines[0]?.cardName ?? '',
});

/** The cash of a row that may have some. */
export const cashOf = (row: { cash_cents: number | null; cash_payer: string | null }): Cash | null =>
  row.cash_cents === null || row.cash_payer === null
    ? null
    : { cents: row.cash_cents, payer: row.cash_payer };
