// The story of an owner who is asked whether old stock is still there, and says so in one call.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DAY_MS } from '../../../kernel/durations.js';
import type { CardListing } from '../../listings/dto/card-listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { BatchDetailDto } from '../dto/batch.dto.js';
import type { StaleStockDto } from '../dto/stale-stock.dto.js';
import { addStock, copiesOf, linesOf } from './a-stock.js';

const ALL_STALE = { filter: { age: ['STALE', 'EXPIRED'] }, change: { count: true } };

describe('stock that nobody has counted for long', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let player: Member;
  beforeEach(async () => {
    // A job that still reads what was posted before would wait for this, and this for it.
    await jobsDone(market);
    await market.app.get(DataSource).query('truncate listings.listings cascade');
    [store, player] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
    const daysAgo = (days: number) => new Date(market.clock.now().getTime() - days * DAY_MS).toISOString();
    for (const owner of [store, player])
      await addStock(market, owner, [
        copiesOf(1, { quantity: 2, counted_at: daysAgo(61) }),
        copiesOf(2, { quantity: 4, counted_at: daysAgo(31) }),
        // One line: its oldest count decides.
        copiesOf(3, { counted_at: daysAgo(40) }),
        copiesOf(3, { counted_at: daysAgo(2) }),
        copiesOf(4, { quantity: 8 }),
      ]);
  });

  const stale = async ({ client }: Member = store) =>
    (await client.get<StaleStockDto>('/api/stock/stale')).body;
  const quantities = async (query: string, owner = store) =>
    (await linesOf(owner, query)).map(({ quantity }) => quantity).sort();
  const count = (body: object, key: string) =>
    store.client.post<BatchDetailDto>('/api/stock/edits', body, { 'idempotency-key': key });
  const onMarket = async () =>
    (
      await player.client.get<CardListing[]>(`/api/listings/with-card?cardId=${aSampleCard(1).id}`)
    ).body.filter(({ userId }) => userId === store.user.uuid).length;

  // @spec call-stale-stock, call-stock-lines
  it('is counted by lines and copies, and found by the age of its count; a player’s lasts twice as long', async () => {
    expect(await stale()).toEqual({ lines: 3, copies: 8, expired: 2 });
    expect(await stale(player)).toEqual({ lines: 1, copies: 2, expired: 0 });
    expect(await quantities('?age=STALE')).toEqual([2, 4]);
    expect(await quantities('?age=EXPIRED')).toEqual([2]);
    expect(await quantities('?age=STALE,EXPIRED')).toEqual([2, 2, 4]);
    expect(await quantities('?age=FRESH')).toEqual([8]);
    expect(await quantities('?age=STALE', player)).toEqual([2]);
    const [line] = await linesOf(store, '?age=EXPIRED');
    const days = (until = '') => (Date.parse(until) - Date.parse(line?.countedAt ?? '')) / DAY_MS;
    expect([days(line?.freshUntil), days(line?.listedUntil)]).toEqual([30, 60]);
    expect((await store.client.get('/api/stock/summary?age=OLD')).status).toBe(400);
    const file = await store.client.get('/api/stock/export?format=playset&age=EXPIRED');
    expect(file.status).toBe(200);
  });

  // @spec rule-count-in-one-tap
  it('is counted by one call, which a second press does not repeat and an undo takes back', async () => {
    expect(await onMarket()).toBe(0);
    const [first, second] = await Promise.all([
      count(ALL_STALE, 'the-first-tap'),
      count(ALL_STALE, 'the-first-tap'),
    ]);
    const done = [first, second].find(({ status }) => status === 200);
    expect(done?.body.summary).toMatchObject({ change: 'count', changed: 8, conflicts: 0 });
    expect((await count(ALL_STALE, 'the-first-tap')).body.uuid).toBe(done?.body.uuid);
    expect(await stale()).toEqual({ lines: 0, copies: 0, expired: 0 });
    expect(await onMarket()).toBe(2);
    expect((await count(ALL_STALE, 'another-tap')).body).toMatchObject({ code: 'stock.nothing-to-change' });
    await store.client.post(`/api/stock/batches/${done?.body.uuid}/undo`);
    expect(await stale()).toEqual({ lines: 3, copies: 8, expired: 2 });
    expect(await onMarket()).toBe(0);
  });

  it('is counted line by line', async () => {
    const [{ line } = { line: '' }] = await linesOf(store, '?age=EXPIRED');
    const done = await count({ lines: [{ line }], change: { count: true } }, 'count-a-line');
    expect(done.body.summary).toMatchObject({ changed: 2 });
    expect(await stale()).toEqual({ lines: 2, copies: 6, expired: 0 });
    expect(await onMarket()).toBe(2);
  });

  it('leaves what is reserved alone: nobody is asked about it', async () => {
    await market.app
      .get(DataSource)
      .query(
        `update listings.listings set status = 'RESERVED', deal = gen_random_uuid(), reserved_until = now() + interval '1 day' where card_id = $1`,
        [aSampleCard(1).id],
      );
    expect(await stale()).toEqual({ lines: 2, copies: 6, expired: 0 });
    expect(await quantities('?age=EXPIRED')).toEqual([]);
  });
});
