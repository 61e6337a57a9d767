// Conditions on market prices: the regular one, else that of the foil, else of the etched foil.
import { PRICE } from '../../domain/market-price.js';
import type { Comparison, Currency } from '../query.js';
import { type Condition, perhaps, SIGN, type Values } from './condition.js';

/** It costs so much. */
export const priceIs = (
  currency: Currency,
  comparison: Comparison,
  cents: number,
  values: Values,
): Condition => perhaps('price', `${PRICE[currency]} ${SIGN[comparison]} ${values.bind(cents, 'numeric')}`);

/** No printing of its card costs less: the last import, or whatever came live since, has worked it out. */
export const isCheapest = (currency: Currency): Condition => perhaps('price', `m.cheapest_${currency}`);
