// The rules of a price.
import { priceOf } from './price.js';

describe('a price', () => {
  // @spec rule-price-create, const-price-decimals
  it('is whole or has up to two decimals', () => {
    expect(priceOf(5)?.cents).toBe(500);
    expect(priceOf(5.9)?.cents).toBe(590);
    expect(priceOf(5.99)?.cents).toBe(599);
    expect(priceOf(5.999)).toBeUndefined();
  });

  it('is between one cent and 999,999.99', () => {
    expect(priceOf(0.01)?.cents).toBe(1);
    expect(priceOf(999_999.99)?.cents).toBe(99_999_999);
    for (const refused of [0, -1, 0.001, 1_000_000, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(priceOf(refused)).toBeUndefined();
    }
  });

  it('is a number', () => {
    for (const refused of ['5', null, undefined, [], {}, true]) expect(priceOf(refused)).toBeUndefined();
  });
});
