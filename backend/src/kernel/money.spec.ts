// The rules of money.
import { Money } from './money.js';

describe('money', () => {
  it('keeps a price in whole cents', () => {
    expect(Money.ofDollars(5.99)?.cents).toBe(599);
    expect(Money.ofDollars(0.29)?.cents).toBe(29);
    expect(Money.ofDollars(999_999.99)?.cents).toBe(99_999_999);
  });

  it('refuses more than two decimals and what is not a number', () => {
    for (const dollars of [5.999, 0.001, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(Money.ofDollars(dollars)).toBeUndefined();
    }
  });

  it('gives back the dollars it was made from, for every cent up to a thousand dollars', () => {
    const changed: number[] = [];
    for (let cents = 0; cents <= 100_000; cents++) {
      if (Money.ofDollars(Money.ofCents(cents).toDollars())?.cents !== cents) changed.push(cents);
    }
    expect(changed).toEqual([]);
  });

  it('refuses a fraction of a cent', () => {
    expect(() => Money.ofCents(1.5)).toThrow(RangeError);
  });
});
