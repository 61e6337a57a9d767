// The story of prices that would move too far: they wait until their owner has looked at them.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../../test/mails.js';
import { notificationsOf } from '../../../../../test/notifications.js';
import { type Member, PASSWORD, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { UnitOfWork } from '../../../../platform/database/unit-of-work.js';
import { importFinished } from '../../../cards/index.js';
import type { BatchDto } from '../../dto/batch.dto.js';
import { addStock, copiesOf, linesOf } from '../../test/a-stock.js';
import type { PriceRulesDto } from '../dto/price-rules.dto.js';
import type { HeldPriceDto, PricesChanged } from '../dto/price-run.dto.js';
import { BY_RULE, heldOf, PATH, pricesOf, quote, save } from './a-priced-stock.js';

describe('prices that would move by more than 3x', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    for (const [nth, cents] of [
      [1, 1000],
      [2, 3000],
      [3, 100],
    ] as const)
      await quote(market, nth, cents);
    await addStock(market, store, [
      copiesOf(1, { ...BY_RULE, price_cents: 300, quantity: 2 }),
      copiesOf(2, { ...BY_RULE, price_cents: 899, quantity: 2 }),
      copiesOf(3, { ...BY_RULE, price_cents: 301 }),
    ]);
    await save(store, { ceiling: null });
  });
  const post = <Body>(path: string, body: object) => store.client.post<Body>(`${PATH}/${path}`, body);
  const apply = async () => (await post<PricesChanged>('apply', { includeTyped: false })).body;
  const moves = async () =>
    (await heldOf(store)).map(({ priceBefore, priceAfter, copies }) => [priceBefore, priceAfter, copies]);
  const heldBack = async () => (await store.client.get<PriceRulesDto>(PATH)).body.heldBack;
  const importPrices = async () => {
    const unitOfWork = market.app.get(UnitOfWork);
    await unitOfWork.run(async () =>
      unitOfWork.publish(importFinished({ source: 'default_cards', added: 0, changed: 9, gone: 0 })),
    );
    await jobsDone(market);
  };
  const notices = () => notificationsOf(store.client, 'PRICES_HELD_BACK');

  // @spec call-held-prices, call-accept-held-prices
  it('are held back, and change once they are accepted: of lines, or all that were seen', async () => {
    // Exactly 3x is not more than 3x.
    expect(await apply()).toMatchObject({ changed: 2, heldBack: 3 });
    // Two rules may come to the same price.
    await market.app.get(DataSource).query(
      `update stock.held_price set reason = 'FLOOR'
        where listing = (select listing from stock.held_price where before_cents = 899 limit 1)`,
    );
    const held = await heldOf(store);
    expect(held).toHaveLength(2);
    const first = await store.client.get<HeldPriceDto[]>(`${PATH}/held?limit=1`);
    expect([first.body, first.headers.get('x-total-count')]).toEqual([held.slice(0, 1), '2']);
    const next = first.headers.get('link')?.match(/<(.*)>/)?.[1] ?? '';
    expect((await store.client.get<HeldPriceDto[]>(next)).body).toEqual(held.slice(1));
    const { newest, ...counts } = await heldBack();
    expect(counts).toEqual({ copies: 3, lines: 2 });
    const rising = held.find(({ priceAfter }) => priceAfter === 27);
    const accepted = await post<PricesChanged>('held/accept', { lines: [rising?.line] });
    expect(accepted.body).toMatchObject({ changed: 2, heldBack: 1, conflicts: 0 });
    const all = await post<PricesChanged>('held/accept', { until: newest });
    expect(all.body).toMatchObject({ changed: 1, heldBack: 0 });
    expect(await pricesOf(store)).toEqual([
      [1, 'RULE', 1],
      [9, 'RULE', 2],
      [27, 'RULE', 2],
    ]);
    const again = await post<{ code: string }>('held/accept', { until: newest });
    expect([again.status, again.body.code]).toEqual([409, 'stock.nothing-to-change']);
    await store.client.post(`/api/stock/batches/${accepted.body.batch}/undo`);
    expect((await linesOf(store)).map(({ price }) => price)).toContain(8.99);
    const { body } = await store.client.get<BatchDto[]>('/api/stock/batches');
    expect(body.map(({ kind, summary }) => [kind, summary.change])).toEqual([
      ['PRICES', 'acceptHeldPrices'],
      ['PRICES', 'acceptHeldPrices'],
      ['PRICES', 'applyPriceRules'],
    ]);
  });

  // @spec call-decline-held-prices
  it('stay as they are once they are declined, whatever the market does', async () => {
    await apply();
    const { newest } = await heldBack();
    const declined = await post<PricesChanged>('held/decline', { until: newest });
    expect(declined.body).toMatchObject({ changed: 3, heldBack: 0 });
    expect(await apply()).toMatchObject({ batch: null, heldBack: 0 });
    expect(await pricesOf(store)).toEqual([
      [3.01, 'HAND', 1],
      [8.99, 'HAND', 2],
      [9, 'RULE', 2],
    ]);
  });

  it.each(['accept', 'decline'])('wait again once what was decided (%s) is undone', async (decision) => {
    await apply();
    const before = await moves();
    const { newest } = await heldBack();
    const { body } = await post<PricesChanged>(`held/${decision}`, { until: newest });
    expect(await moves()).toEqual([]);
    expect((await store.client.post(`/api/stock/batches/${body.batch}/undo`)).status).toBe(200);
    expect(await moves()).toEqual(before);
  });

  it('are accepted at the price that was shown, where copies of a line cost different amounts', async () => {
    await quote(market, 4, 1000);
    const like = { ...BY_RULE, price_cents: 100 };
    await addStock(market, store, [copiesOf(4, like), copiesOf(4, { ...like, paid_cents: 5000 })]);
    await save(store, { ceiling: null, neverBelowPaid: true });
    const [low, high] = (await heldOf(store)).filter(({ priceBefore }) => priceBefore === 1);
    expect([low?.priceAfter, high?.priceAfter, low?.line]).toEqual([9, 50, high?.line]);
    const lines = [low?.line];
    const accepted = await post<PricesChanged>('held/accept', { lines, priceAfter: 9 });
    expect(accepted.body).toMatchObject({ changed: 1 });
    expect(await moves()).toContainEqual([1, 50, 1]);
    expect((await post('held/accept', { lines: [high?.line], priceAfter: 49 })).status).toBe(409);
    expect((await post('held/accept', { until: high?.heldAt, priceAfter: 50 })).status).toBe(400);
  });

  it('are not accepted where nobody has seen them, or where the copy has changed since', async () => {
    await apply();
    const { newest } = await heldBack();
    market.clock.pass(60);
    await quote(market, 2, 4000);
    await apply();
    await post('held/accept', { until: newest });
    expect(await moves()).toEqual([[8.99, 36, 2]]);
    const [line] = await heldOf(store);
    await store.client.post('/api/stock/edits', { filter: {}, change: { price: 5 } });
    expect(await heldOf(store)).toEqual([]);
    expect((await post<{ code: string }>('held/accept', { lines: [line?.line] })).status).toBe(409);
    for (const chosen of [{}, { lines: [line?.line], until: newest }])
      expect((await post('held/accept', chosen)).status).toBe(400);
  });

  it('are those of the rules as they are now', async () => {
    await apply();
    await save(store, { ceiling: null, percent: 60 });
    expect(await moves()).toEqual([[3.01, 0.5, 1]]);
  });

  it('are held back at night, and told of once', async () => {
    const before = await pricesOf(store);
    await importPrices();
    expect([await pricesOf(store), await notices()]).toEqual([before, []]);
    await save(store, { ceiling: null, automatic: true });
    await quote(market, 1, 2000);
    await addStock(market, store, [copiesOf(4, BY_RULE)]);
    await quote(market, 4, 1000);
    await importPrices();
    expect(await pricesOf(store)).toContainEqual([9, 'RULE', 1]);
    expect(await heldBack()).toMatchObject({ copies: 5 });
    expect(await notices()).toMatchObject([{ details: { copies: 5 } }]);
    await quote(market, 2, 3100);
    await importPrices();
    expect(await notices()).toHaveLength(1);
    await store.client.put(`/api/users/${store.user.uuid}/disable`, { password: PASSWORD });
    await importPrices();
  });
});
