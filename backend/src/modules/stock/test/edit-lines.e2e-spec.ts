// The story of editing many copies at once, and of undoing that.
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { BatchDetailDto, BatchDto } from '../dto/batch.dto.js';
import type { EditPreview } from '../dto/preview.dto.js';
import { addStock, copiesOf, linesOf } from './a-stock.js';

const DAY = 24 * 60 * 60;

describe('edits of a stock', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    await addStock(market, store, [
      copiesOf(1, { quantity: 3, price_cents: 200, shelf: 'A1' }),
      copiesOf(2, { quantity: 2, price_cents: 1000, condition: 'LIGHTLY_PLAYED' }),
    ]);
  });
  const post = <Body>(path: string, body?: object) => store.client.post<Body>(`/api/stock/${path}`, body);
  const preview = async (edit: object) => (await post<EditPreview>('edits/preview', edit)).body;
  const edit = async (body: object) => {
    const { status, body: batch } = await post<BatchDetailDto>('edits', body);
    expect(status).toBe(200);
    return batch;
  };
  const line = async (query: string) => (await linesOf(store, query))[0]?.line ?? '';
  const shape = async () =>
    (await linesOf(store)).map(({ price, quantity, shelf, condition }) => ({
      price,
      quantity,
      shelf,
      condition,
    }));
  const FIRST = { price: 2, quantity: 3, shelf: 'A1', condition: 'NEAR_MINT' };
  const SECOND = { price: 10, quantity: 2, shelf: null, condition: 'LIGHTLY_PLAYED' };
  const only = async (query: string, quantity?: number) => ({
    lines: [{ line: await line(query), quantity }],
  });
  const sorted = (lines: readonly { price: number }[]) => lines.toSorted((a, b) => a.price - b.price);

  // @spec call-preview-edit, call-edit-stock
  it('say first what they will do, and do that', async () => {
    const change = { filter: {}, change: { changePriceByPercent: -10 } };
    const seen = await preview(change);
    expect(seen).toMatchObject({
      ...{ lines: 2, copies: 5, changed: 5, unchanged: 0, skipped: [], valueBefore: 26, valueAfter: 23.4 },
    });
    expect(
      seen.sample.map(({ before, after }) => [before.price, after.price, after.quantity]).sort(),
    ).toEqual([
      [10, 9, 2],
      [2, 1.8, 3],
    ]);
    expect(await edit(change)).toMatchObject({
      ...{ kind: 'EDIT', status: 'DONE', changedSince: 0 },
      summary: { change: 'changePriceByPercent', changed: 5, conflicts: 0 },
    });
    expect(sorted(await shape())).toEqual([
      { ...FIRST, price: 1.8 },
      { ...SECOND, price: 9 },
    ]);
  });

  it.each<[object, object]>([
    [{ price: 3.5 }, { price: 3.5 }],
    [{ addToPrice: -0.5 }, { price: 1.5 }],
    [{ condition: 'DAMAGED' }, { condition: 'DAMAGED' }],
    [{ language: 'ja' }, { language: 'ja' }],
    [{ type: 'TRADE' }, { type: 'TRADE' }],
    [{ shelf: ' Box 7 ' }, { shelf: 'Box 7' }],
    [{ shelf: '' }, { shelf: null }],
    [{ note: 'Signed by Robin' }, { note: 'Signed by Robin' }],
    [{ privateNote: 'Ask Kim' }, { privateNote: 'Ask Kim' }],
    [{ externalId: '000.1E+5' }, { externalId: '000.1E+5' }],
    [{ isSigned: true }, { isSigned: true }],
    [{ isAltered: true }, { isAltered: true }],
    [{ pricePaid: 0 }, { pricePaid: 0 }],
  ])('set %j, and are undone', async (change, after) => {
    const before = await linesOf(store);
    const batch = await edit({ ...(await only('?shelf=A1')), change });
    expect(batch.summary).toMatchObject({ changed: 3 });
    expect(await linesOf(store)).toContainEqual(expect.objectContaining({ quantity: 3, ...after }));
    const { body } = await post<BatchDetailDto>(`batches/${batch.uuid}/undo`);
    expect(body).toMatchObject({
      status: 'UNDONE',
      summary: { restored: 3, changedSince: 0 },
      undoableUntil: null,
    });
    expect(await linesOf(store)).toEqual(before);
  });

  it('follow the market by condition, rounded, and never below a floor', async () => {
    const [found] = await linesOf(store, '?condition=LIGHTLY_PLAYED');
    const marketPrice = found?.marketPrice ?? 0;
    expect(marketPrice).toBeGreaterThan(0);
    const conditions = [{ condition: 'LIGHTLY_PLAYED', percent: 50 }];
    const priceFromMarket = { percent: 1, floor: 0.3, roundTo: 0.25, conditions };
    await edit({ filter: {}, change: { priceFromMarket } });
    const half = Math.max(0.3, Math.round((marketPrice * 50) / 25) * 0.25);
    expect(sorted(await shape()).map(({ price }) => price)).toEqual([0.3, half].sort((a, b) => a - b));
  });

  it('mark some copies of a line as sold and take that back', async () => {
    const batch = await edit({ ...(await only('?shelf=A1', 2)), change: { sell: { price: 1.5 } } });
    expect(batch.summary).toMatchObject({ sold: 2 });
    expect(await shape()).toContainEqual({ ...FIRST, quantity: 1 });
    const sold = `/api/listings/user/${store.user.uuid}/status/SOLD`;
    const prices = async () =>
      (await store.client.get<{ finalSoldPrice: number }[]>(sold)).body.map(
        ({ finalSoldPrice }) => finalSoldPrice,
      );
    expect(await prices()).toEqual([1.5, 1.5]);
    market.clock.pass(6 * DAY);
    await post(`batches/${batch.uuid}/undo`);
    expect([await prices(), await shape()]).toEqual([[], expect.arrayContaining([FIRST, SECOND])]);
  });

  it('set the number of copies of a line, up and down', async () => {
    const lines = await only('?shelf=A1');
    expect(await preview({ ...lines, change: { quantity: 5 } })).toMatchObject({
      ...{ lines: 1, copies: 3, changed: 2, unchanged: 3, valueBefore: 6, valueAfter: 10 },
    });
    const more = await edit({ ...lines, change: { quantity: 5 } });
    expect(more.summary).toMatchObject({ added: 2, withdrawn: 0 });
    expect(await shape()).toContainEqual({ ...FIRST, quantity: 5 });
    const none = await edit({ ...lines, change: { quantity: 0 } });
    expect(none.summary).toMatchObject({ withdrawn: 5 });
    expect(await shape()).toEqual([SECOND]);
    for (const { uuid } of [none, more]) expect((await post(`batches/${uuid}/undo`)).status).toBe(200);
    expect(await shape()).toEqual(expect.arrayContaining([FIRST, SECOND]));
  });

  it('add copies to a line, and take them back', async () => {
    const lines = await only('?shelf=A1');
    expect(await preview({ ...lines, change: { addCopies: 2 } })).toMatchObject({
      ...{ lines: 1, copies: 3, changed: 2, unchanged: 3, valueBefore: 6, valueAfter: 10 },
    });
    const { uuid, summary } = await edit({ ...lines, change: { addCopies: 2 } });
    expect(summary).toMatchObject({ change: 'addCopies', added: 2, withdrawn: 0 });
    expect(await shape()).toContainEqual({ ...FIRST, quantity: 5 });
    expect((await post(`batches/${uuid}/undo`)).status).toBe(200);
    expect(await shape()).toContainEqual(FIRST);
  });

  it('add copies but for a card that has left the card database, which can have fewer', async () => {
    await addStock(market, store, [copiesOf(3, { quantity: 2 })]);
    await market.app
      .get(DataSource)
      .query(`update cards.printing set games = '{arena}' where id = $1`, [aSampleCard(3).id]);
    const lineIds = (await linesOf(store)).map((each) => each.line);
    const more = { lineIds, change: { quantity: 4 } };
    const skipped = [{ reason: 'card-unavailable', copies: 2 }];
    expect(await preview(more)).toMatchObject({ changed: 3, skipped });
    expect((await edit(more)).summary).toMatchObject({ added: 3, conflicts: 0, skipped });
    const gone = { lineIds: [await line(`?q=${aSampleCard(3).name}`)], change: { quantity: 4 } };
    expect(await post('edits', gone)).toMatchObject({ status: 422, body: { code: 'listings.unknown-card' } });
    expect((await edit({ lineIds, change: { quantity: 1 } })).summary).toMatchObject({ skipped: [] });
    expect((await shape()).map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  });

  it('count copies', async () => {
    market.clock.pass(40 * DAY);
    const past = `?countedBefore=${new Date(market.clock.now().getTime() - DAY * 1000).toISOString()}`;
    expect(await linesOf(store, past)).toHaveLength(2);
    await edit({ filter: {}, except: [await line('?shelf=A1')], change: { count: true } });
    expect((await linesOf(store, past)).map(({ shelf }) => shelf)).toEqual(['A1']);
  });

  it('leave reserved copies alone but for their price, and say how many there are', async () => {
    const database = market.app.get(DataSource);
    await database.query(
      `update listings.listings set status = 'RESERVED', deal = gen_random_uuid(), reserved_until = now() + interval '1 day' where uuid in
        (select uuid from listings.listings where lister = $1 and shelf = 'A1' limit 1)`,
      [store.user.uuid],
    );
    expect(await linesOf(store, '?shelf=A1')).toMatchObject([{ quantity: 2, reserved: 1 }]);
    const change = { filter: { shelf: 'A1' }, change: { note: 'Foxed' } };
    expect(await preview(change)).toMatchObject({ copies: 2, skipped: [{ reason: 'reserved', copies: 1 }] });
    await edit(change);
    expect(await linesOf(store, '?shelf=A1&sort=quantity')).toMatchObject([
      { note: null, quantity: 0, reserved: 1 },
      { note: 'Foxed', quantity: 2, reserved: 0 },
    ]);
  });

  it('skip what would cost nothing, and finishes in which a card was never printed', async () => {
    const seen = await preview({ filter: {}, change: { addToPrice: -2 } });
    expect(seen).toMatchObject({ changed: 2, skipped: [{ reason: 'price-out-of-range', copies: 3 }] });
    const etched = await preview({ filter: {}, change: { finish: 'ETCHED' } });
    expect(etched).toMatchObject({ changed: 0, skipped: [{ reason: 'no-such-finish', copies: 5 }] });
    const { status, body } = await post<{ code: string }>('edits', {
      filter: {},
      change: { finish: 'ETCHED' },
    });
    expect([status, body.code]).toEqual([409, 'stock.nothing-to-change']);
  });

  // @spec call-stock-batch, call-undo-batch
  it('are undone but for what has changed since, and say how much that is', async () => {
    const batch = await edit({ ...(await only('?shelf=A1')), change: { price: 4 } });
    await edit({ ...(await only('?minPrice=4&maxPrice=4', 1)), change: { price: 5 } });
    const listings = `/api/listings/user/${store.user.uuid}/status/ACTIVE`;
    const { body } = await store.client.get<{ uuid: string; price: number }[]>(listings);
    await store.client.delete(`/api/listings/${body.find(({ price }) => price === 4)?.uuid}`);
    const path = `/api/stock/batches/${batch.uuid}`;
    expect((await store.client.get<BatchDetailDto>(path)).body.changedSince).toBe(2);
    const undone = await post<BatchDetailDto>(`batches/${batch.uuid}/undo`);
    expect(undone.body).toMatchObject({ summary: { restored: 1, changedSince: 2 }, changedSince: 2 });
    expect(sorted(await shape())).toEqual([
      { ...FIRST, quantity: 1 },
      { ...FIRST, price: 5, quantity: 1 },
      SECOND,
    ]);
  });

  // @spec call-stock-batches, call-undo-batch
  it('are undone once, within 7 days', async () => {
    const [first, second] = [
      await edit({ filter: {}, change: { price: 4 } }),
      await edit({ filter: {}, change: { price: 5 } }),
    ];
    const undo = async ({ uuid }: BatchDto) => {
      const { status, body } = await post<{ code: string }>(`batches/${uuid}/undo`);
      return [status, body.code];
    };
    expect(await undo(second)).toEqual([200, undefined]);
    expect(await undo(second)).toEqual([409, 'stock.already-undone']);
    market.clock.pass(7 * DAY + 1);
    expect(await undo(first)).toEqual([409, 'stock.too-late-to-undo']);
    const { body } = await store.client.get<BatchDto[]>('/api/stock/batches');
    expect(body.map(({ uuid, status }) => [uuid, status])).toEqual([
      [second.uuid, 'UNDONE'],
      [first.uuid, 'DONE'],
    ]);
  });
});
