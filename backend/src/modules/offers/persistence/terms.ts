// What one of the two of an offer proposes, as it is kept.
import type { Condition, Finish } from '../../listings/index.js';
import type { Cash } from '../domain/offer.js';

/** A copy as it was when it was offered. `cents` is the agreed price. */
export interface OfferLine {
  readonly listing: string;
  readonly giver: string;
  readonly cents: number;
  readonly cardId: string;
  readonly cardName: string;
  readonly setCode: string;
  readonly setName: string;
  readonly number: string;
  readonly imageUrl: string;
  readonly condition: Condition;
  readonly finish: Finish;
  readonly language: string;
}

/** What one of the two proposes. */
export interface OfferTerms {
  readonly lines: readonly OfferLine[];
  readonly cash: Cash | null;
  readonly note: string | null;
}
