// The figures of a fair-trade sheet.
import { figuresOf, type SheetLine } from './fair-trade-sheet.js';

const now = new Date('2027-03-01T10:00:00Z');
const line = (changes: Partial<SheetLine> & { cents?: number | null } = {}): SheetLine => {
  const { cents = 1000, ...rest } = changes;
  const market = cents === null ? null : { cents, asOf: '2027-03-01', source: 'Scryfall' };
  return {
    nth: 0,
    giver: 'first',
    condition: 'NEAR_MINT',
    finish: 'NONFOIL',
    priceCents: 900,
    market,
    ...rest,
  };
};

describe('a fair-trade sheet', () => {
  it('weighs market prices by condition, and cash with its payer', () => {
    const given = [line({ condition: 'LIGHTLY_PLAYED' }), line({ nth: 1, giver: 'second', cents: 1350 })];
    const sheet = figuresOf(given, { cents: 500, payer: 'first' }, now);
    expect(sheet.lines[0]).toEqual({
      ...{ nth: 0, giver: 'first', price: 9, conditionFactor: 0.85, value: 8.5 },
      market: { price: 10, asOf: '2027-03-01', source: 'Scryfall', finish: 'NONFOIL' },
    });
    expect(sheet.totals).toEqual({
      first: { cash: 5, value: 13.5, unknown: 0 },
      second: { cash: 0, value: 13.5, unknown: 0 },
    });
    expect([sheet.difference, sheet.band]).toEqual([{ amount: 0, percent: 0 }, 'EVEN']);
  });

  it.each([
    [1000, 'EVEN', 0],
    [950, 'EVEN', 5],
    [949, 'FIRST_GIVES_MORE', 5.1],
    [1053, 'SECOND_GIVES_MORE', 5],
    [1200, 'SECOND_GIVES_MORE', 16.7],
  ])('is even up to 5 per cent of the greater side: 10.00 for %d cents is %s', (cents, band, percent) => {
    const sheet = figuresOf([line(), line({ nth: 1, giver: 'second', cents })], null, now);
    expect(sheet.difference?.percent).toBe(percent);
    expect(sheet.band).toBe(percent <= 5 ? 'EVEN' : band);
  });

  it('says that a value is unknown, never that it is 0', () => {
    const sheet = figuresOf([line({ cents: null }), line({ nth: 1, giver: 'second' })], null, now);
    expect(sheet.lines[0]).toMatchObject({ market: null, value: null });
    expect(sheet.totals.first).toEqual({ cash: 0, value: null, unknown: 1 });
    expect([sheet.difference, sheet.band]).toEqual([null, 'UNKNOWN']);
    const partly = figuresOf([line({ cents: null }), line({ nth: 1 })], null, now);
    expect(partly.totals).toMatchObject({
      first: { value: 10, unknown: 1 },
      second: { value: 0, unknown: 0 },
    });
  });
});
