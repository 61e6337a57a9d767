// What a till's line means for the copies that there are.
import type { HiddenCopy } from '../../listings/index.js';
import { type KnownLine, type LineTerms, planLine, type TillLine, type TillMode } from './till-line.js';

const NOW = new Date('2026-03-01T10:00:00Z');
const CARD = '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10';
const OTHER = '6f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10';
const TERMS: LineTerms = {
  card_id: CARD,
  condition: 'NEAR_MINT',
  finish: 'NONFOIL',
  language: 'en',
  type: 'SELL',
  price_cents: 250,
  external_id: 'SKU-1',
};
const HIDDEN: HiddenCopy = { ...TERMS, note: null, is_signed: false, is_altered: false };
const copy = (nth: number) => ({ uuid: `copy-${nth}`, version: nth });
const known = (copies: number, more: Partial<KnownLine> = {}): KnownLine => ({
  copies: Array.from({ length: copies }, (_, nth) => copy(nth + 1)),
  reserved: 0,
  terms: TERMS,
  card: { isPaper: true, finishes: ['nonfoil'] },
  ...more,
});
const plan = (sent: Partial<TillLine>, line: KnownLine, mode: TillMode = 'SET') =>
  planLine({ external_id: 'SKU-1', quantity: 0, ...sent }, line, mode, NOW);

describe('a line of a till', () => {
  it('adds copies like the newest one where it says more', () => {
    expect(plan({ quantity: 5 }, known(3))).toMatchObject({
      ...{ outcome: 'CHANGED', before: 3, after: 5, withdraw: [] },
      add: { ...TERMS, quantity: 2 },
    });
  });

  it('withdraws the first copies where it says fewer, and counts the others', () => {
    const { withdraw, change, ...rest } = plan({ quantity: 1 }, known(3));
    expect(rest).toMatchObject({ outcome: 'CHANGED', before: 3, after: 1 });
    expect(withdraw).toEqual([copy(1), copy(2)]);
    expect(change).toEqual([{ ...copy(3), counted_at: NOW.toISOString() }]);
  });

  it('sells what goes where it says so, for its price or for each listed one', () => {
    const { sell, withdraw, after } = plan({ quantity: -2, sell: {} }, known(3), 'ADD');
    expect([sell, withdraw, after]).toEqual([[copy(1), copy(2)], [], 1]);
    expect(plan({ quantity: 2, sell: { cents: 199 } }, known(3)).sell).toEqual([
      { ...copy(1), final_price_cents: 199 },
    ]);
    expect(plan({ quantity: 4, sell: {} }, known(3))).toMatchObject({ sell: [], add: { quantity: 1 } });
    expect(plan({ quantity: 0, sell: {} }, known(1, { reserved: 1 }))).toMatchObject({
      ...{ sell: [copy(1)], missing: 1, after: 1 },
    });
  });

  it('adds and takes away a number in ADD, and counts nothing', () => {
    expect(plan({ quantity: 2 }, known(3), 'ADD')).toMatchObject({ after: 5, change: [] });
    expect(plan({ quantity: -2 }, known(3), 'ADD')).toMatchObject({ after: 1, change: [] });
    expect(plan({ quantity: -4 }, known(3), 'ADD').refusal).toBe('stock.line-below-zero');
  });

  it('adds what a moderator has hidden only where it differs, or where more are added', () => {
    const line = known(3, { hidden: [HIDDEN] });
    expect(plan({ quantity: 4, note: 'Foxed' }, line)).toMatchObject({ outcome: 'CHANGED', after: 4 });
    expect(plan({ quantity: 1 }, line, 'ADD')).toMatchObject({ outcome: 'CHANGED', after: 4 });
    expect(plan({ quantity: 2 }, line)).toMatchObject({ outcome: 'CHANGED', after: 2 });
  });

  it('is unchanged where it is like that already, and counted all the same', () => {
    expect(plan({ quantity: 2, price_cents: 250 }, known(2))).toMatchObject({
      outcome: 'UNCHANGED',
      change: [{ counted_at: NOW.toISOString() }, {}],
    });
  });

  it('reprices by hand what it names a price for', () => {
    const { change, add } = plan({ quantity: 2, price_cents: 300 }, known(1));
    expect(change).toEqual([
      { ...copy(1), price_cents: 300, price_set_by: 'HAND', counted_at: NOW.toISOString() },
    ]);
    expect(add).toMatchObject({ price_cents: 300, price_set_by: 'HAND', quantity: 1 });
  });

  it('goes on following the rule that its price came from where the price is only repeated', () => {
    const line = known(1, { terms: { ...TERMS, price_set_by: 'RULE' } });
    expect(plan({ quantity: 2, price_cents: 250 }, line).add).toMatchObject({ price_set_by: 'RULE' });
    expect(plan({ quantity: 2, price_cents: 300 }, line).add).toMatchObject({ price_set_by: 'HAND' });
  });

  it('writes nothing where the expected quantity is not there', () => {
    expect(plan({ quantity: 5, expected: 2 }, known(3))).toMatchObject({
      ...{ outcome: 'DRIFT', before: 3, after: 3, withdraw: [], change: [] },
    });
    expect(plan({ quantity: 5, expected: 3 }, known(2, { reserved: 1 })).outcome).toBe('CHANGED');
  });

  it('keeps what is reserved where fewer are left, and says how many are missing', () => {
    expect(plan({ quantity: 1 }, known(2, { reserved: 2 }))).toMatchObject({
      ...{ outcome: 'BELOW_RESERVED', before: 4, after: 2, reserved: 2, missing: 1 },
    });
    expect(plan({ quantity: 2 }, known(2, { reserved: 2 })).withdraw).toHaveLength(2);
  });

  it.each<[string, Partial<TillLine>, KnownLine]>([
    ['stock.line-unknown', { quantity: 1 }, known(0, { terms: null })],
    ['stock.line-twice', { quantity: 1 }, known(1, { isTwice: true })],
    ['stock.line-mismatch', { quantity: 1, condition: 'DAMAGED' }, known(2)],
    ['stock.line-mismatch', { quantity: 1, condition: 'DAMAGED' }, known(0)],
    ['listings.hidden', { quantity: 3, price_cents: 300 }, known(1, { hidden: [HIDDEN] })],
    ['listings.unknown-card', { quantity: 1 }, known(1, { card: null })],
    ['listings.digital-card', { quantity: 1 }, known(1, { card: { isPaper: false, finishes: [] } })],
    ['listings.no-such-finish', { quantity: 1 }, known(1, { card: { isPaper: true, finishes: ['foil'] } })],
  ])('is refused as %s', (refusal, sent, line) => {
    expect(plan(sent, line)).toMatchObject({ outcome: 'REFUSED', refusal, withdraw: [], change: [] });
  });

  it.each([null, { isPaper: false, finishes: [] }, { isPaper: true, finishes: ['foil'] }])(
    'takes copies off the market also of a card that can’t be posted any more: %j',
    (card) => {
      expect(plan({ quantity: 1 }, known(3, { card }))).toMatchObject({
        ...{ outcome: 'CHANGED', after: 1, withdraw: [copy(1), copy(2)] },
      });
      expect(plan({ quantity: -3 }, known(3, { card }), 'ADD')).toMatchObject({
        outcome: 'CHANGED',
        after: 0,
      });
    },
  );

  it('knows what an id means when no copy is left', () => {
    expect(plan({ quantity: 2 }, known(0)).add).toMatchObject({ ...TERMS, quantity: 2 });
  });

  it('gives an id whose copies are gone to another card that it names as a whole', () => {
    const sent = { card_id: OTHER, condition: 'DAMAGED', price_cents: 100, quantity: 2 };
    const gone = known(0, { terms: { ...TERMS, shelf: 'A' } });
    expect(plan(sent, gone).add).toEqual({
      ...{ ...sent, external_id: 'SKU-1' },
      ...{ finish: 'NONFOIL', language: 'en', type: 'SELL', price_set_by: 'HAND' },
    });
    expect(plan(sent, known(1)).refusal).toBe('stock.line-mismatch');
  });
});
