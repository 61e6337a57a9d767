// The story of a store whose prices follow the market by its own rules.
import { type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import type { BatchDetailDto } from '../../dto/batch.dto.js';
import type { EditPreview } from '../../dto/preview.dto.js';
import { addStock, copiesOf, linesOf } from '../../test/a-stock.js';
import type { PriceRulesDto } from '../dto/price-rules.dto.js';
import type { PriceRulesPreview, PricesChanged } from '../dto/price-run.dto.js';
import { BY_RULE, heldOf, PATH, pricesOf, quote, RULES, save } from './a-priced-stock.js';

describe('price rules', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });
  const post = async <Body>(path: string, body: object) => {
    const { status, body: answer } = await store.client.post<Body>(path, body);
    expect(status).toBe(200);
    return answer;
  };
  const apply = (includeTyped = false) => post<PricesChanged>(`${PATH}/apply`, { includeTyped });
  const { automatic: _automatic, ...rules } = RULES;
  const preview = (includeTyped = false) =>
    post<PriceRulesPreview>(`${PATH}/preview`, { rules, includeTyped });
  const undo = (batch: string | null) => post<BatchDetailDto>(`/api/stock/batches/${batch}/undo`, {});

  // @spec call-price-rules, call-save-price-rules
  it('are all of the market price until they are saved, and no older window overwrites or applies them', async () => {
    const first = await store.client.get<PriceRulesDto>(PATH);
    expect(first.headers.get('etag')).toBe('"0"');
    expect(first.body).toMatchObject({
      version: 0,
      percent: 100,
      exceptions: [],
      roundTo: 0.01,
      updatedAt: null,
    });
    const match = { 'if-match': '"0"' };
    const saved = await store.client.call<PriceRulesDto>('PUT', PATH, RULES, match);
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"1"']);
    expect(saved.body).toMatchObject({
      ...RULES,
      version: 1,
      heldBack: { copies: 0, lines: 0, newest: null },
    });
    for (const late of [
      await store.client.call<{ code: string }>('PUT', PATH, RULES, match),
      await store.client.post<{ code: string }>(`${PATH}/apply`, { includeTyped: true }, match),
    ])
      expect([late.status, late.body.code]).toEqual([412, 'stock.price-rules-changed']);
  });

  it.each([
    [{ floor: 5, ceiling: 4 }, 'ceiling', 'stock.floor-above-ceiling'],
    [
      { exceptions: [{ condition: null, finish: null, percent: 5 }] },
      'exceptions',
      'stock.exception-for-nothing',
    ],
    [
      { exceptions: [1, 2].map((percent) => ({ condition: 'DAMAGED', finish: null, percent })) },
      'exceptions',
      'stock.exception-twice',
    ],
  ])('are refused as %j', async (wrong, field, code) => {
    const { status, body } = await store.client.put<{ errors: object[] }>(PATH, { ...RULES, ...wrong });
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, code })]]);
  });

  it('are not applied before they are saved', async () => {
    const edit = { filter: {}, change: { priceByRules: true } };
    for (const [path, body] of [
      [`${PATH}/apply`, { includeTyped: true }],
      ['/api/stock/edits', edit],
      ['/api/stock/edits/preview', edit],
    ] as const) {
      const answer = await store.client.post<{ code: string }>(path, body);
      expect([answer.status, answer.body.code]).toEqual([409, 'stock.no-price-rules']);
    }
  });

  // @spec call-preview-price-rules, call-apply-price-rules
  it('say what they will do, do that to prices that were not typed, and are undone', async () => {
    const quotes = [1000, 1000, 10, 9000, 1000, null, 1000];
    for (const [index, cents] of quotes.entries()) await quote(market, index + 1, cents);
    await addStock(market, store, [
      copiesOf(1, { ...BY_RULE, quantity: 3 }),
      copiesOf(2, { ...BY_RULE, condition: 'LIGHTLY_PLAYED' }),
      copiesOf(3, { ...BY_RULE, price_cents: 60 }),
      copiesOf(4, { ...BY_RULE, price_cents: 2000 }),
      copiesOf(5, { ...BY_RULE, paid_cents: 1010 }),
      copiesOf(6, BY_RULE),
      copiesOf(7, { quantity: 2 }),
      copiesOf(7, { ...BY_RULE, type: 'BUY' }),
    ]);
    const before = await linesOf(store);
    const seen = await preview();
    expect(seen).toMatchObject({
      ...{ copies: 10, changed: 7, unchanged: 0, typed: 2, withoutMarketPrice: 1, heldBack: 0 },
      ...{ raised: 5, lowered: 2, valueBefore: 73.6, valueAfter: 97.75, heldBackExamples: [] },
    });
    const moves = seen.examples.map((each) => [each.priceBefore, each.priceAfter, each.copies, each.reason]);
    expect(moves).toEqual([
      [20, 40, 1, 'CEILING'],
      [8, 9, 3, 'MARKET'],
      [8, 10.25, 1, 'PAID'],
      [8, 7, 1, 'MARKET'],
      [0.6, 0.5, 1, 'FLOOR'],
    ]);
    expect(await linesOf(store)).toEqual(before);
    await save(store);
    const done = await apply();
    expect(done).toMatchObject({ changed: 7, heldBack: 0, conflicts: 0 });
    const after = [
      [0.5, 'RULE', 1],
      [2.5, 'HAND', 2],
      [7, 'RULE', 1],
      [8, 'RULE', 1],
      [8, 'RULE', 1],
      [9, 'RULE', 3],
      [10.25, 'RULE', 1],
      [40, 'RULE', 1],
    ];
    expect(await pricesOf(store)).toEqual(after);
    expect(await apply()).toEqual({ batch: null, changed: 0, heldBack: 0, conflicts: 0 });
    expect(await undo(done.batch)).toMatchObject({ kind: 'PRICES', summary: { restored: 7 } });
    expect(await linesOf(store)).toEqual(before);
  });

  it('leave a typed price alone until it is handed over, and again once another one is typed', async () => {
    await quote(market, 1, 1000);
    await quote(market, 2, 1000);
    await addStock(market, store, [copiesOf(1, { price_cents: 900 }), copiesOf(2, { price_cents: 800 })]);
    await save(store);
    expect(await apply()).toMatchObject({ batch: null, changed: 0 });
    expect(await preview(true)).toMatchObject({ changed: 1, unchanged: 1, typed: 0 });
    // The one that costs that already follows the market from now on, too.
    const { batch } = await apply(true);
    expect(await pricesOf(store)).toEqual([
      [9, 'RULE', 1],
      [9, 'RULE', 1],
    ]);
    await post('/api/stock/edits', { filter: {}, change: { price: 9 } });
    expect(await apply()).toMatchObject({ batch: null });
    expect((await pricesOf(store)).map(([, setter]) => setter)).toEqual(['HAND', 'HAND']);
    expect(await undo(batch)).toMatchObject({ summary: { restored: 0, changedSince: 2 } });
  });

  // @spec call-edit-stock
  it('take over the prices of chosen lines, but not those of cards that the store looks for', async () => {
    await quote(market, 1, 1000);
    await quote(market, 2, 5000);
    await quote(market, 3, null);
    await addStock(
      market,
      store,
      [1, 2, 3].map((nth) => copiesOf(nth, { price_cents: 800 })),
    );
    await addStock(market, store, [copiesOf(1, { price_cents: 300, type: 'BUY' })]);
    await save(store);
    const edit = { filter: {}, change: { priceByRules: true } };
    const skipped = [{ reason: 'not-for-sale', copies: 1 }];
    expect(await post<EditPreview>('/api/stock/edits/preview', edit)).toMatchObject({
      ...{ copies: 3, changed: 3, heldBack: 1, skipped, valueBefore: 24, valueAfter: 25 },
    });
    const { uuid } = await post<BatchDetailDto>('/api/stock/edits', edit);
    const taken = [
      [3, 'HAND', 1],
      [8, 'RULE', 1],
      [8, 'RULE', 1],
      [9, 'RULE', 1],
    ];
    expect(await pricesOf(store)).toEqual(taken);
    expect(await heldOf(store)).toMatchObject([{ priceBefore: 8, priceAfter: 40, reason: 'CEILING' }]);
    await undo(uuid);
    expect((await pricesOf(store)).every(([, setter]) => setter === 'HAND')).toBe(true);
    expect(await heldOf(store)).toEqual([]);
  });

  it('change each copy once when they are applied twice at once', async () => {
    await quote(market, 1, 1000);
    await addStock(market, store, [copiesOf(1, { ...BY_RULE, quantity: 5 })]);
    await save(store);
    const twice = await Promise.all([apply(), apply()]);
    expect(twice.map(({ changed }) => changed).sort()).toEqual([0, 5]);
    expect(twice.map(({ conflicts }) => conflicts)).toEqual([0, 0]);
  });

  it('are kept by account', async () => {
    const other = await signedUp(market);
    await quote(market, 1, 1000);
    await addStock(market, other, [copiesOf(1, BY_RULE)]);
    await save(store);
    await apply(true);
    expect(await pricesOf(other)).toEqual([[8, 'RULE', 1]]);
    expect((await other.client.get<PriceRulesDto>(PATH)).body.version).toBe(0);
  });
});
