// Prices of whole columns.
import { amountOf, DecimalEvidence } from './money.js';

const centsOf = (column: readonly string[]): unknown[] => {
  const evidence = new DecimalEvidence();
  for (const cell of column) evidence.add(cell);
  return column.map((cell) => {
    const amount = amountOf(cell, evidence.mark);
    return typeof amount === 'string' ? amount : amount.cents;
  });
};

describe('a column of prices', () => {
  it.each([
    [
      ['1,77', '0,25', '1.234,56'],
      [177, 25, 123_456],
    ],
    [
      ['$1,234.56', '$2', '$1,000'],
      [123_456, 200, 100_000],
    ],
    [
      ['17.0000', '9.6350', '0.125'],
      [1700, 964, 13],
    ],
    [
      ['€ 1,77', '19,57€', '2 000,5'],
      [177, 1957, 200_050],
    ],
    [
      ['1,77', '1,234.56', '2.50'],
      ['ambiguous', 123_456, 250],
    ],
    [
      ['1,234', '5'],
      ['ambiguous', 500],
    ],
    [
      ['-1.00', '1.00', 'free', '1.2.3', '3 apples'],
      ['unreadable', 100, 'unreadable', 'ambiguous', 'unreadable'],
    ],
  ])('%j is %j', (column, cents) => {
    expect(centsOf(column)).toEqual(cents);
  });

  it('has the currency of its signs', () => {
    expect(['$1', 'US$ 1', '1 EUR', '€1', '£1', '1'].map((cell) => amountOf(cell, '.'))).toEqual([
      { cents: 100, currency: 'USD' },
      { cents: 100, currency: 'USD' },
      { cents: 100, currency: 'EUR' },
      { cents: 100, currency: 'EUR' },
      { cents: 100, currency: 'GBP' },
      { cents: 100 },
    ]);
  });
});
