// What a printing costs.
import type { Currency } from '../query.js';
import { incomparable, unknownOne } from '../warnings.js';
import { ignored, type Keyword, word } from './keyword.js';
import { numeric, ofWhole } from './number.js';

const CURRENCIES = ['usd', 'eur', 'tix'] as const;
const CURRENCY_NAMES: ReadonlyMap<string, Currency> = new Map([
  ...CURRENCIES.map((currency) => [currency, currency] as const),
  ['$', 'usd'],
  ['dollar', 'usd'],
  ['€', 'eur'],
  ['euro', 'eur'],
  ['mtgo', 'tix'],
]);

export const PRICES: readonly Keyword[] = [
  ...CURRENCIES.map((currency) => {
    const compared = ofWhole((comparison, cents) => ({ kind: 'price', currency, comparison, cents }));
    return numeric(
      [currency],
      // 1.13 * 100 is not 113 to the machine.
      (comparison, price) => compared(comparison, Number((price * 100).toFixed(6))),
      (value, _, { key, sign }) =>
        CURRENCY_NAMES.has(value) ? ignored(incomparable(key, sign, value)) : undefined,
    );
  }),
  word(['cheapest'], (value) => {
    const currency = CURRENCY_NAMES.get(value.toLowerCase());
    return currency ? { kind: 'cheapest', currency } : ignored(unknownOne('currency', value));
  }),
];
