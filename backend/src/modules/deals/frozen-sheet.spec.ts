// The hash of a frozen sheet.
import type { SheetLine } from './domain/fair-trade-sheet.js';
import { fairTradeSheet, hashOf } from './frozen-sheet.js';

const now = new Date('2027-03-01T10:00:00Z');
const line = (changes: Partial<SheetLine> = {}): SheetLine => ({
  ...{ nth: 0, giver: 'first', condition: 'NEAR_MINT', finish: 'NONFOIL', priceCents: 900 },
  market: { cents: 1000, asOf: '2027-03-01', source: 'Scryfall' },
  ...changes,
});

describe('a frozen sheet', () => {
  it('has a hash of all its figures, whatever the order of its keys', () => {
    const sheet = fairTradeSheet([line()], null, now);
    const { hash, ...rest } = JSON.parse(JSON.stringify(sheet)) as typeof sheet;
    const turned = Object.fromEntries(Object.entries(rest).reverse()) as typeof rest;
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf(turned)).toBe(hash);
    expect(hashOf({ ...rest, band: 'EVEN' })).not.toBe(hash);
    expect(fairTradeSheet([line({ priceCents: 901 })], null, now).hash).not.toBe(hash);
  });
});
