// What a listing may cost.
import { Money } from '../../../kernel/money.js';

export const MAX_PRICE_CENTS = 99_999_999;
const LOWEST = Money.ofCents(1);
const HIGHEST = Money.ofCents(MAX_PRICE_CENTS);

/** The bounds of a price on the wire, in dollars. */
export const PRICE_BOUNDS = { lowest: LOWEST.toDollars(), highest: HIGHEST.toDollars() };

/** A price from the wire's dollars: 0.01 to 999,999.99 in whole cents; undefined for anything else. */
export function priceOf(dollars: unknown): Money | undefined {
  if (typeof dollars !== 'number') return undefined;
  const money = Money.ofDollars(dollars);
  return money && money.cents >= LOWEST.cents && money.cents <= HIGHEST.cents ? money : undefined;
}
