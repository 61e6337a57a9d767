/** The terms of a listing while somebody types them. */

import { type Condition, type Finish, finishesOf, type ListingType } from '../../lib/listing-values';
import { parsePrice } from '../../lib/money';
import { type CopyDetails, NO_DETAILS } from './copy-details';

export interface ListingTerms {
  /** As typed; `typedPrice` reads it. */
  price: string;
  condition: Condition;
  type: ListingType;
  finish: Finish;
  /** The code of the language; null is that of the printing. */
  language: string | null;
  details: CopyDetails;
}

export const DEFAULT_TERMS: ListingTerms = {
  price: '',
  condition: 'NEAR_MINT',
  type: 'SELL',
  finish: 'NONFOIL',
  language: null,
  details: NO_DETAILS,
};

/** The bounds of a price in US dollars; the server has the same. */
const MIN_PRICE = 0.01;
const MAX_PRICE = 999_999.99;

/** The price in US dollars that was typed, or null where it is none. */
export function typedPrice(typed: string): number | null {
  const price = parsePrice(typed);
  return price !== null && price >= MIN_PRICE && price <= MAX_PRICE ? price : null;
}

/** The terms for the next card: the last ones, without the price, in a finish that this card has. */
export function termsFor(card: { finishes?: string[] }, last: ListingTerms): ListingTerms {
  const finishes = finishesOf(card);
  const finish = finishes.includes(last.finish) ? last.finish : (finishes[0] ?? 'NONFOIL');
  return { ...last, price: '', finish };
}
