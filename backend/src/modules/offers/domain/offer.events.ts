// What happens to an offer, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';

/** What became of an offer; `HELD` where the rules of a store have accepted it at once. */
export type OfferChange =
  | 'SENT'
  | 'COUNTERED'
  | 'ACCEPTED'
  | 'HELD'
  | 'DECLINED'
  | 'WITHDRAWN'
  | 'EXPIRED'
  | 'VOID'
  | 'REMINDER';

/** An offer has changed, or waits for an answer; `to` are those of the two that have not done it themselves. */
export const offerChanged = defineEvent<{
  readonly offer: string;
  readonly change: OfferChange;
  readonly kind: string;
  readonly deal: string | null;
  readonly to: readonly string[];
  readonly proposer: string;
  readonly recipient: string;
  readonly cards: number;
  readonly firstCard: string;
}>('offers.changed', ({ offer }) => `offer:${offer}`);
