/** Amounts of money as people read and type them: US dollars, two decimals. */
import { texts } from '../texts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `12.5` as `$12.50`. */
export const formatPrice = (amount: number): string => dollars.format(amount);

/** A price of the card database (a decimal text in US dollars, or null) as `$12.50`, or `N/A`. */
export function formatMarketPrice(amount: string | null | undefined): string {
  return amount && Number.isFinite(Number(amount)) ? dollars.format(Number(amount)) : texts.lib.noPrice;
}

/** What of a typed text may stay in a price field: digits with at most two decimals. Null refuses the change. */
export const keepPriceInput = (typed: string): string | null =>
  /^\d*(\.\d{0,2})?$/.test(typed) ? typed : null;

/** The amount of a typed price, whole or with up to two decimals; null where it is no valid price. */
export const parsePrice = (typed: string): number | null =>
  /^\d+(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : null;
