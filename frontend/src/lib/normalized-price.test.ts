/** The rules of typed prices. */
import { normalizedPrice } from './normalized-price';

// @spec rule-price-typed, const-price-decimals
test('the price field keeps digits with at most two decimals', () => {
  for (const typed of ['', '5', '5.', '5.9', '5.99', '.5']) expect(normalizedPrice(typed)).toBe(typed);
  expect(normalizedPrice('5,')).toBe('5.');
  expect(normalizedPrice('$5.99 ')).toBe('5.99');
  for (const typed of ['5.999', '5a', '-1', '1e3', '5..', '1,23.5', '1,2345'])
    expect(normalizedPrice(typed)).toBeNull();
});

test('signs between thousands are no decimals', () => {
  for (const typed of ['1,234.50', '1.234,50']) expect(normalizedPrice(typed)).toBe('1234.50');
  expect(normalizedPrice('1,234', 'en-US')).toBe('1234');
  expect(normalizedPrice('1.234', 'en-US')).toBeNull();
  expect(normalizedPrice('12.345', 'es')).toBe('12345');
  expect(normalizedPrice('12,345', 'es')).toBeNull();
});
