/** The rules of typed terms. */
import { DEFAULT_TERMS, termsFor, typedPrice } from './listing-terms';

// @spec rule-price-create
test.each([
  ['5', 5],
  ['5.99', 5.99],
  ['0.01', 0.01],
  ['999999.99', 999_999.99],
])('%s is a price', (typed, price) => {
  expect(typedPrice(typed)).toBe(price);
});

// @spec rule-price-create
test.each(['', '5.', '.5', '0', '0.00', '1000000', '5.999'])('"%s" is no price', (typed) => {
  expect(typedPrice(typed)).toBeNull();
});

test('the next card keeps the terms of the last but its price, in a finish that it has', () => {
  const last = {
    price: '5',
    condition: 'DAMAGED',
    type: 'TRADE',
    finish: 'NONFOIL',
    language: 'ja',
    details: DEFAULT_TERMS.details,
  } as const;
  expect(termsFor({ finishes: ['foil'] }, last)).toEqual({ ...last, price: '', finish: 'FOIL' });
  expect(termsFor({ finishes: ['nonfoil', 'foil'] }, DEFAULT_TERMS).finish).toBe('NONFOIL');
});
