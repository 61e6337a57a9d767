/** The terms of a listing while somebody types them. */

import { type Condition, type Finish, finishesOf, type ListingType } from '../../lib/listing-values';
import { preferredLocale } from '../../lib/locale';
import { parsePrice, sanitizePriceInput } from '../../lib/money';
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

/** Digits in groups of three, which may have decimals after the other sign: `1,234.50`. */
const GROUPED = /^\d{1,3}(?:([.,])\d{3})+(?:(?!\1)[.,](\d{0,2}))?$/;

/**
 * The text of a price field after this was typed or pasted, such as `$1,234.50`: digits with at most two decimals, and no other sign
 * than a point, as some keypads have only a comma. Null where it can't be a price.
 */
export function normalizedPrice(typed: string, locale = preferredLocale()): string | null {
  const text = typed.replace(/[\s$]/g, '');
  const [, group, decimals] = GROUPED.exec(text) ?? [];
  const isGrouped = group && (decimals !== undefined || group === groupSignOf(locale));
  return sanitizePriceInput((isGrouped ? text.replaceAll(group, '') : text).replace(',', '.'));
}

const groupSignOf = (locale: string): string =>
  new Intl.NumberFormat(locale).format(12_345).replace(/\d/g, '');

/** The terms for the next card: the last ones, without the price, in a finish that this card has. */
export function termsFor(card: { finishes?: string[] }, last: ListingTerms): ListingTerms {
  const finishes = finishesOf(card);
  const finish = finishes.includes(last.finish) ? last.finish : (finishes[0] ?? 'NONFOIL');
  return { ...last, price: '', finish };
}
