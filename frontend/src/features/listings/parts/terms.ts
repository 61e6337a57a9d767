/** The terms of an offer while somebody types them. */
import { type Condition, type Finish, finishesOf, type ListingType } from '../../../lib/listing-words';
import { keepPriceInput, parsePrice } from '../../../lib/money';

export interface Terms {
  /** As typed; `typedPrice` reads it. */
  price: string;
  condition: Condition;
  type: ListingType;
  finish: Finish;
  /** The code of the language; null is that of the printing. */
  language: string | null;
}

export const USUAL_TERMS: Terms = {
  price: '',
  condition: 'NEAR_MINT',
  type: 'SELL',
  finish: 'NONFOIL',
  language: null,
};

/** The bounds of a price in US dollars; the server has the same. */
const LOWEST = 0.01;
const HIGHEST = 999_999.99;

/** The price in US dollars that was typed, or null where it is none. */
export function typedPrice(typed: string): number | null {
  const price = parsePrice(typed);
  return price !== null && price >= LOWEST && price <= HIGHEST ? price : null;
}

/** What of a change to the price field may stand: digits with at most two decimals. Some keypads have only a comma. */
export const keptPrice = (typed: string, before: string): string =>
  keepPriceInput(typed.replace(',', '.')) ?? before;

/** The terms for the next card: the last ones, without the price, in a finish that this card has. */
export function termsFor(card: { finishes?: string[] }, last: Terms): Terms {
  const finishes = finishesOf(card);
  const finish = finishes.includes(last.finish) ? last.finish : (finishes[0] ?? 'NONFOIL');
  return { ...last, price: '', finish };
}
