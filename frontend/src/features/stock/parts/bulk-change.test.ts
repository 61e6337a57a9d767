/** What is filled in to change many lines. */
import { type BulkDraft, bulkChange, FIRST_DRAFT } from './bulk-change';

const read = (facts: Partial<BulkDraft>) => bulkChange({ ...FIRST_DRAFT, ...facts });

test.each<[Partial<BulkDraft>, object]>([
  [{ kind: 'price', value: '5' }, { change: { price: 5 } }],
  [{ kind: 'add', value: '-0.50' }, { change: { addToPrice: -0.5 } }],
  [{ kind: 'percent', value: '−10 %' }, { change: { changePriceByPercent: -10 } }],
  [{ kind: 'shelf', value: '  Bin   4 ' }, { change: { shelf: 'Bin 4' } }],
  [{ kind: 'note', value: ' ' }, { change: { note: null } }],
  [
    { kind: 'sell', copies: '2', value: '' },
    { change: { sell: {} }, quantity: 2 },
  ],
  [{ kind: 'sell', value: '3' }, { change: { sell: { price: 3 } } }],
  [{ kind: 'withdraw' }, { change: { withdraw: true } }],
  [{ kind: 'finish', finish: 'ETCHED' }, { change: { finish: 'ETCHED' } }],
  [{ kind: 'language', language: 'ja' }, { change: { language: 'ja' } }],
  [{ kind: 'isSigned' }, { change: { isSigned: true } }],
  [{ kind: 'isAltered', is: false }, { change: { isAltered: false } }],
  [{ kind: 'pricePaid', value: '0' }, { change: { pricePaid: 0 } }],
  [{ kind: 'pricePaid', value: '2,50' }, { change: { pricePaid: 2.5 } }],
  [{ kind: 'pricePaid', value: ' ' }, { change: { pricePaid: null } }],
  [{ kind: 'count' }, { change: { count: true } }],
  [{ kind: 'rules' }, { change: { priceByRules: true } }],
])('%j means %j', (facts, meant) => {
  expect(read(facts)).toEqual(meant);
});

test('prices follow the market, with a floor, a step, and what differs by condition', () => {
  const conditions = {
    ...FIRST_DRAFT.conditions,
    DAMAGED: { percent: '50', floor: '', roundTo: '0.25' },
  };
  expect(read({ kind: 'market', percent: '90', floor: '0.25', roundTo: '0.05', conditions })).toEqual({
    change: {
      priceFromMarket: {
        percent: 90,
        floor: 0.25,
        roundTo: 0.05,
        conditions: [{ condition: 'DAMAGED', percent: 50, roundTo: 0.25 }],
      },
    },
  });
});

test.each<Partial<BulkDraft>>([
  { kind: 'price', value: '' },
  { kind: 'price', value: '0' },
  { kind: 'add', value: '0' },
  { kind: 'add', value: '1.234' },
  { kind: 'percent', value: '-100' },
  { kind: 'market', percent: '' },
  { kind: 'market', floor: 'x' },
  { kind: 'pricePaid', value: '-1' },
  { kind: 'pricePaid', value: '1000000' },
  { kind: 'sell', copies: '0' },
  { kind: 'sell', value: 'x' },
])('%j is not taken', (facts) => {
  expect(read(facts)).toEqual({ problem: expect.any(String) });
});
