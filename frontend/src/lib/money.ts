/** Amounts of money as people read and type them: US dollars, two decimals. */
import { texts } from '../texts';
import { numberFormat } from './intl';
import { preferredLocale } from './locale';

/** `12.5` as the reader writes it: `$12.50`, `12,50 $`. */
export function formatPrice(amount: number, locale: string = preferredLocale()): string {
  // Only US dollars are meant anywhere: their sign needs no country.
  const currencyDisplay = 'narrowSymbol';
  return numberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay }).format(amount);
}

/** A price of the card database (a decimal text in US dollars, or null) as `formatPrice` does, or `N/A`. */
export function formatMarketPrice(amount: string | null | undefined): string {
  return amount && Number.isFinite(Number(amount)) ? formatPrice(Number(amount)) : texts.lib.noPrice;
}

/** What all of these cost together: summed in cents, as fractions of a dollar don’t add up. */
export const totalOf = (priced: readonly { price: number }[]): number =>
  priced.reduce((sum, { price }) => sum + Math.round(100 * price), 0) / 100;

/** The amount of a typed price, whole or with up to two decimals; null where it is no valid price. */
export const parsePrice = (typed: string): number | null =>
  /^\d+(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : null;
