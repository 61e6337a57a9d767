/** The rules of amounts. */
import { formatMarketPrice, formatPrice, parsePrice } from './money';

test('shows amounts in dollars with two decimals', () => {
  expect(formatPrice(5)).toBe('$5.00');
  expect(formatPrice(1234.5)).toBe('$1,234.50');
});

test('shows them as the reader writes numbers', () => {
  expect(formatPrice(1234.5, 'en-GB')).toBe('$1,234.50');
  expect(formatPrice(12345.5, 'es')).toBe('12.345,50\u00a0$');
});

// @spec text-market-price-na
test('shows a missing market price as N/A', () => {
  expect(formatMarketPrice('0.25')).toBe('$0.25');
  expect(formatMarketPrice(null)).toBe('N/A');
  expect(formatMarketPrice(undefined)).toBe('N/A');
});

test('takes whole prices and prices with up to two decimals', () => {
  expect(parsePrice('5')).toBe(5);
  expect(parsePrice('5.99')).toBe(5.99);
  for (const typed of ['', '5.', '.5', '5.999', 'five']) expect(parsePrice(typed)).toBeNull();
});
