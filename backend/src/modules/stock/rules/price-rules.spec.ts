// How the percentage of a copy is found among the exceptions.
import { percentOf, pricingOf } from './price-rules.js';

const RULES = {
  percent: 100,
  exceptions: [
    { condition: null, finish: 'FOIL', percent: 120 },
    { condition: 'DAMAGED', finish: null, percent: 40 },
    { condition: 'DAMAGED', finish: 'FOIL', percent: 55 },
    { condition: 'HEAVILY_PLAYED', finish: null, percent: 60 },
  ],
  ...{ floorCents: null, ceilingCents: null, stepCents: 25, neverBelowPaid: false },
} as const;

describe('The percentage of a copy', () => {
  it.each([
    ['NEAR_MINT', 'NONFOIL', 100],
    ['NEAR_MINT', 'FOIL', 120],
    ['DAMAGED', 'ETCHED', 40],
    ['DAMAGED', 'FOIL', 55],
    ['HEAVILY_PLAYED', 'FOIL', 60],
  ] as const)('is that of the exception that names most: %s %s', (condition, finish, percent) => {
    expect(percentOf(RULES, condition, finish)).toBe(percent);
  });

  it('is in a cell for each condition and finish, none of which rounds down to nothing', () => {
    const cells = pricingOf(RULES);
    expect(cells).toHaveLength(15);
    expect(cells.every(({ least, ceiling }) => least === 25 && ceiling === 99_999_999)).toBe(true);
  });
});
