/** The rules of typed terms. */
import { DEFAULT_TERMS, normalizedPrice, termsFor, typedPrice } from './listing-terms';

// @spec rule-price-typed, const-price-decimals
test('the price field keeps digits with at most two decimals', () => {
  expect(normalizedPrice('5.9')).toBe('5.9');
  expect(normalizedPrice('5,')).toBe('5.');
  expect(normalizedPrice('$5.99 ')).toBe('5.99');
  for (const typed of ['5.999', '5a', '1,23.5', '1,2345']) expect(normalizedPrice(typed)).toBeNull();
});

test('signs between thousands are no decimals', () => {
  for (const typed of ['1,234.50', '1.234,50']) expect(normalizedPrice(typed)).toBe('1234.50');
  expect(normalizedPrice('1,234', 'en-US')).toBe('1234');
  expect(normalizedPrice('1.234', 'en-US')).toBeNull();
  expect(normalizedPrice('12.345', 'es')).toBe('12345');
  expect(normalizedPrice('12,345', 'es')).toBeNull();
});

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
