// The story of a till: it puts lines, each with its result, and follows what changes, of which it misses nothing.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { lockAwaited } from '../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Retention } from '../../../platform/retention/retention.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { ListingsFacade } from '../../listings/index.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { BatchDetailDto } from '../dto/batch.dto.js';
import type { LineChanges } from '../till/dto/line-changes.dto.js';
import type { PutLinesResult } from '../till/dto/put-lines.dto.js';
import { addStock, copiesOf, linesOf } from './a-stock.js';

const DAY = 24 * 60 * 60;

describe('a till', () => {
  const market = story({}, { sample: true });
  let store: Member;
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });

  const put = async (lines: readonly object[], mode = 'SET') => {
    const { status, body } = await store.client.put<PutLinesResult>('/api/stock/lines', { mode, lines });
    expect(status).toBe(200);
    return body;
  };
  const changes = async (after?: string, limit = 100) => {
    const query = `?limit=${limit}${after === undefined ? '' : `&after=${after}`}`;
    const { status, body } = await store.client.get<LineChanges>(`/api/stock/changes${query}`);
    expect(status).toBe(200);
    return body;
  };
  /** The same once there are some: transactions of other databases hold the feed back, too. */
  const changed = async (after: string, atLeast = 1, limit?: number) => {
    for (let attempt = 0; attempt < 1_000; attempt++) {
      const found = await changes(after, limit);
      if (found.changes.length >= atLeast) return found;
      await pause(10);
    }
    throw new Error('Nothing has changed');
  };
  const stock = async () =>
    (await linesOf(store)).map(({ externalId, quantity, price }) => [externalId, quantity, price]);
  const bolt = () => ({ cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 2.5 });

  it('sells copies, which are in the order history, and takes that back', async () => {
    await put([{ externalId: 'SKU-1', ...bolt(), quantity: 4 }]);
    const sale = { externalId: 'SKU-1', quantity: -1 };
    await put([{ ...sale, sell: {} }], 'ADD');
    const { batch } = await put([{ ...sale, sell: { price: 2 } }], 'ADD');
    await put([sale], 'ADD');
    const history = async () => {
      const path = `/api/listings/user/${store.user.uuid}/order-history`;
      return (await store.client.get<ListingDto[]>(path)).body.map(({ finalSoldPrice }) => finalSoldPrice);
    };
    expect(await history()).toEqual([2, 2.5]);
    expect(await stock()).toEqual([['SKU-1', 1, 2.5]]);
    const undone = await store.client.post<BatchDetailDto>(`/api/stock/batches/${batch}/undo`);
    expect(undone.body.summary).toMatchObject({ sold: 1, restored: 1 });
    expect(await history()).toEqual([2.5]);
    expect(await stock()).toEqual([['SKU-1', 2, 2.5]]);
  });

  it('puts lines by its own ids, also those that were gone', async () => {
    const first = await put([{ externalId: 'SKU-1', ...bolt(), quantity: 3 }]);
    expect(first.lines).toEqual([
      { externalId: 'SKU-1', outcome: 'CHANGED', reserved: 0, quantityBefore: 0, quantityAfter: 3 },
    ]);
    expect(await stock()).toEqual([['SKU-1', 3, 2.5]]);
    await put([{ externalId: 'SKU-1', quantity: 0 }]);
    expect(await stock()).toEqual([]);
    await put([{ externalId: 'SKU-1', quantity: 2, price: 3 }]);
    expect(await stock()).toEqual([['SKU-1', 2, 3]]);
  });

  // @spec call-put-stock-lines
  it('gives each line its own result, and writes what it can', async () => {
    await addStock(market, store, [copiesOf(2, { quantity: 4, external_id: 'SKU-2' })]);
    const { lines, batch } = await put([
      { externalId: 'SKU-2', quantity: 3, expectedQuantity: 5 },
      { externalId: 'nothing', quantity: 1 },
      { ...bolt(), quantity: 1 },
      { ...bolt(), quantity: 2 },
    ]);
    expect(lines.map(({ outcome, code }) => code ?? outcome)).toEqual([
      'DRIFT',
      'stock.line-unknown',
      'CHANGED',
      'stock.line-twice',
    ]);
    expect(new Set((await stock()).map(String))).toEqual(new Set(['SKU-2,4,2.5', ',1,2.5']));
    const undone = await store.client.post<BatchDetailDto>(`/api/stock/batches/${batch}/undo`);
    expect(undone.body).toMatchObject({ kind: 'TILL', status: 'UNDONE', summary: { restored: 1 } });
    expect(await stock()).toEqual([['SKU-2', 4, 2.5]]);
  });

  it('adds once however often it calls at the same moment', async () => {
    await put([{ externalId: 'SKU-3', ...bolt(), quantity: 1 }]);
    const line = [{ externalId: 'SKU-3', quantity: 1 }];
    const replies = await Promise.all(Array.from({ length: 6 }, () => put(line, 'ADD')));
    expect(replies.map(({ lines }) => lines[0]?.quantityAfter).sort()).toEqual([2, 3, 4, 5, 6, 7]);
    expect(await stock()).toEqual([['SKU-3', 7, 2.5]]);
  });

  it('counts what is for sale, and not what the store is looking for', async () => {
    await addStock(market, store, [copiesOf(1, { quantity: 2, type: 'BUY', price_cents: 100 })]);
    const { lines } = await put([{ ...bolt(), quantity: 3 }]);
    expect(lines).toEqual([{ outcome: 'CHANGED', reserved: 0, quantityBefore: 0, quantityAfter: 3 }]);
    await put([{ ...bolt(), quantity: 0 }]);
    expect(await stock()).toEqual([[null, 2, 1]]);
    const bought = await put([{ ...bolt(), type: 'BUY', quantity: 1 }]);
    expect(bought.lines[0]).toMatchObject({ quantityBefore: 2, quantityAfter: 1 });
  });

  it('gives its price to all copies of a line, also where the newest has it already', async () => {
    await addStock(market, store, [copiesOf(1, { external_id: 'SKU-7', price_cents: 250 })]);
    await addStock(market, store, [copiesOf(1, { external_id: 'SKU-7', price_cents: 300 })]);
    const { lines } = await put([{ externalId: 'SKU-7', quantity: 2, price: 3 }]);
    expect(lines).toMatchObject([{ outcome: 'CHANGED', quantityAfter: 2 }]);
    expect(await stock()).toEqual([['SKU-7', 2, 3]]);
  });

  it('changes nothing of others', async () => {
    const other = await signedUp(market, { role: 'STORE' });
    await addStock(market, other, [copiesOf(1, { external_id: 'SKU-4' })]);
    const { lines } = await put([{ externalId: 'SKU-4', quantity: 0 }]);
    expect(lines[0]?.code).toBe('stock.line-unknown');
    expect(await linesOf(other)).toHaveLength(1);
  });

  it('follows its lines from the start of its feed, whatever changes them', async () => {
    await addStock(market, store, [copiesOf(1, { quantity: 2, external_id: 'SKU-5' })]);
    const start = await changes();
    expect(start).toMatchObject({ changes: [], hasMore: false });
    expect((await changes(start.next)).changes).toEqual([]);
    await put([{ externalId: 'SKU-5', quantity: 1 }]);
    const { changes: sold, next } = await changed(start.next);
    expect(new Set(sold.map(({ externalId, quantity }) => `${externalId} ${quantity}`))).toEqual(
      new Set(['SKU-5 1']),
    );
    await store.client.post('/api/listings', [bolt()]);
    expect((await changed(next)).changes).toMatchObject([{ externalId: null, quantity: 1 }]);
  });

  // @spec call-stock-changes
  it('misses no change that commits after a later one', async () => {
    const added = await addStock(market, store, [copiesOf(1, { external_id: 'slow' })]);
    const [copy] = JSON.parse(added.entries) as { listing: string }[];
    const { next } = await changes();
    let commit = () => {};
    const late = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let slow = Promise.resolve();
    await new Promise<void>((written) => {
      slow = market.app.get(UnitOfWork).run(async () => {
        const counted = {
          uuid: copy?.listing ?? '',
          version: 1,
          counted_at: market.clock.now().toISOString(),
        };
        await market.app.get(ListingsFacade).changeCopies(store.user.uuid, [counted]);
        written();
        await late;
      });
    });
    await addStock(market, store, [copiesOf(2, { external_id: 'quick' })]);
    const early = await changes(next);
    expect(early.changes).toEqual([]);
    commit();
    await slow;
    const { changes: all } = await changed(early.next, 2);
    expect(all.map(({ externalId }) => externalId)).toEqual(['slow', 'quick']);
  });

  it('locks what it withdraws and what it changes in the order of an edit', async () => {
    await put([
      { externalId: 'SKU-1', ...bolt(), quantity: 1 },
      { externalId: 'SKU-2', ...bolt(), quantity: 1 },
    ]);
    const copies = await market.app
      .get(DataSource)
      .query<{ id: string }[]>(
        'select external_id as id from listings.listings where lister = $1 order by uuid',
        [store.user.uuid],
      );
    const [first, last] = copies.map(({ id }) => id);
    let edited: ReturnType<typeof store.client.post> | undefined;
    for (const app of market.replicas) {
      const listings = app.get(ListingsFacade);
      const change = listings.changeCopies.bind(listings);
      jest.spyOn(listings, 'changeCopies').mockImplementation(async (...args) => {
        if (!edited) {
          edited = store.client.post('/api/stock/edits', { filter: {}, change: { shelf: 'A' } });
          await lockAwaited(market);
        }
        return change(...args);
      });
    }
    const { lines } = await put([
      { externalId: last, quantity: 0 },
      { externalId: first, quantity: 1, price: 4 },
    ]);
    expect(lines.map(({ outcome }) => outcome)).toEqual(['CHANGED', 'CHANGED']);
    expect((await edited)?.status).toBe(200);
  });

  it('pages through many changes', async () => {
    const { next } = await changes();
    await addStock(
      market,
      store,
      [1, 2, 3].map((nth) => copiesOf(nth)),
    );
    const first = await changed(next, 2, 2);
    expect([first.changes.length, first.hasMore]).toEqual([2, true]);
    const second = await changed(first.next, 1, 2);
    expect([second.changes.length, second.hasMore]).toEqual([1, false]);
  });

  it('misses nothing where it calls again just in time', async () => {
    await addStock(market, store, [copiesOf(1, { external_id: 'SKU-6' })]);
    await changes();
    market.clock.pass(DAY - 60);
    // A session that isn't used for 30 days ends.
    expect((await store.client.post('/api/auth/refresh')).status).toBe(200);
    const { next } = await changes((await changes()).next);
    market.clock.pass(30 * DAY - 60);
    await market.app.get(Retention).applyAll();
    await put([{ externalId: 'SKU-6', quantity: 2 }]);
    const { changes: added } = await changed(next);
    expect(new Set(added.map(({ externalId, quantity }) => `${externalId} ${quantity}`))).toEqual(
      new Set(['SKU-6 2']),
    );
  });

  it('logs nothing of accounts that nobody follows', async () => {
    await addStock(market, store, [copiesOf(1)]);
    const rows = await market.app
      .get(DataSource)
      .query('select count(*)::int as n from listings.line_change where lister = $1', [store.user.uuid]);
    expect(rows).toEqual([{ n: 0 }]);
  });
});
