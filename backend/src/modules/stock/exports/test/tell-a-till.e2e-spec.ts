// The story of a till and of another shop, which are told what has changed since they were told last.

import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../../test/client.js';
import { overtakenBy } from '../../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import type { StockExportDto } from '../export.dto.js';
import { ExportsService } from '../exports.service.js';
import { rowsOf, stocked } from './stocked.js';

describe('a file for a channel', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });

  /** The file, its ID, and the cells of its rows with these places. */
  async function file(query: string, ...places: readonly number[]) {
    const { body, headers } = await store.client.get<string>(`/api/stock/export?${query}`);
    const uuid = headers.get('stock-export') ?? '';
    const cells = (row: string) => row.replaceAll('"', '').split(',');
    return { uuid, rows: rowsOf(body).map((row) => places.map((place) => cells(row)[place]).join(' ')) };
  }
  /** SKU, what Square has and what it is to have. */
  const square = (query = '') => file(`format=square&location=Main${query}`, 3, 5, 6);
  /** Id, what is there and what is to be added. */
  const tcgplayer = (query = '') => file(`format=tcgplayer${query}`, 0, 12, 13);
  const refused = async (query: string) =>
    (await store.client.get<ProblemBody>(`/api/stock/export?${query}`)).body.code;
  const confirm = (uuid: string, { client } = store) =>
    client.post<StockExportDto & ProblemBody>(`/api/stock/exports/${uuid}/acknowledge`);
  const exports = async () => (await store.client.get<StockExportDto[]>('/api/stock/exports')).body;
  const sell = (externalId: string, copies: number) =>
    market.app.get(DataSource).query(
      `update listings.listings set status = 'SOLD', final_price_cents = price_cents where uuid in (
        select uuid from listings.listings where lister = $1 and external_id = $2 and status = 'ACTIVE' limit $3)`,
      [store.user.uuid, externalId, copies],
    );

  // @spec call-acknowledge-stock-export
  it('says to a till how much there is of each SKU, and after that what has changed', async () => {
    await stocked(
      market,
      store,
      { external_id: '001', quantity: 3, shelf: 'A' },
      { external_id: '001', quantity: 2, shelf: 'B' },
      { external_id: '002', condition: 'DAMAGED' },
      { external_id: '003', card: 2 },
      { quantity: 7 },
    );
    const first = await square();
    expect(first.rows.sort()).toEqual(['001  5', '002  1', '003  1']);
    expect(await refused('format=square&location=Main&since=last')).toBe('stock.nothing-uploaded');
    expect((await confirm(first.uuid)).body).toMatchObject({
      lines: 3,
      copies: 7,
      leftOut: 7,
      channel: 'square',
    });
    expect((await square('&since=last')).rows).toEqual([]);

    await sell('001', 2);
    await sell('003', 1);
    await stocked(market, store, { external_id: '004', card: 3 });
    const changed = ['001 5 3', '003 1 0', '004  1'];
    const delta = await square('&since=last');
    expect(delta.rows.sort()).toEqual(changed);
    // It was not uploaded, so what it said is said again.
    expect((await square('&since=last')).rows.sort()).toEqual(changed);
    expect((await confirm(delta.uuid)).status).toBe(200);
    expect((await confirm(delta.uuid)).status).toBe(200);
    expect((await square('&since=last')).rows).toEqual([]);
    expect((await square()).rows.sort()).toEqual(['001 3 3', '002 1 1', '004 1 1']);
    // Another channel has been told nothing.
    expect((await file('format=shopify&location=Main', 5, 11, 12)).rows).toContain('001  3');
  });

  it('says to a till that a SKU is sold out, also where it was before the first file', async () => {
    await stocked(
      market,
      store,
      { external_id: '001', price_cents: 450 },
      { external_id: '002', card: 2 },
      { external_id: '003', card: 3, type: 'BUY' },
    );
    await sell('001', 1);
    const stale = await square();
    expect(stale.rows.sort()).toEqual(['001  0', '002  1']);
    expect((await square('&set=nothing')).rows).toEqual([]);
    expect((await tcgplayer()).rows).toEqual([]);
    expect((await confirm(stale.uuid)).body).toMatchObject({ lines: 2, copies: 1 });
    // The till knows.
    expect((await square()).rows).toEqual(['002 1 1']);
    expect((await square('&since=last')).rows).toEqual([]);
  });

  // @spec call-stock-exports
  it('takes no older file for the truth once a newer one is confirmed', async () => {
    await stocked(market, store, { external_id: '001' });
    const [older, newer] = [await square(), await square()];
    await confirm(newer.uuid);
    expect((await confirm(older.uuid)).body.code).toBe('stock.export-superseded');
    const stranger = await signedUp(market, { role: 'STORE' });
    expect((await confirm(newer.uuid, stranger)).body.code).toBe('stock.export-not-found');
    expect((await exports()).map(({ acknowledgedAt }) => acknowledgedAt !== null)).toEqual([true, false]);
  });

  it('adds to TCGplayer what is missing, of lines whose SKU is one of theirs', async () => {
    await stocked(
      market,
      store,
      { external_id: '7543277', quantity: 4 },
      { card: 2, quantity: 2 },
      { external_id: 'SKU-1', card: 4 },
      { external_id: '7543279', card: 5, type: 'TRADE' },
    );
    const first = await tcgplayer();
    expect(first.rows).toEqual(['7543277 4 0']);
    expect((await confirm(first.uuid)).body).toMatchObject({ lines: 1, copies: 4, leftOut: 3 });
    await sell('7543277', 1);
    const [delta, again] = [await tcgplayer('&since=last'), await tcgplayer('&since=last')];
    expect([delta.rows, again.rows]).toEqual([['7543277 3 -1'], ['7543277 3 -1']]);
    await confirm(delta.uuid);
    expect((await tcgplayer('&since=last')).rows).toEqual([]);
    // A file that is uploaded twice is added twice: the next one puts it right.
    await confirm(again.uuid);
    const repair = await tcgplayer('&since=last');
    expect(repair.rows).toEqual(['7543277 3 1']);
    expect((await tcgplayer('&since=start')).rows).toEqual(['7543277 3 3']);
    // All of the stock adds nothing: what is missing there is missing still.
    await stocked(market, store, { external_id: '7543280', card: 6, quantity: 2, price_cents: 100 });
    const prices = await tcgplayer();
    expect(prices.rows.sort()).toEqual(['7543277 3 0', '7543280 2 0']);
    await confirm(prices.uuid);
    expect((await tcgplayer('&since=last')).rows.sort()).toEqual(['7543277 3 1', '7543280 2 2']);
  });

  it('forgets what a channel had before it started over with all of the stock, and nothing for a part of it', async () => {
    const ids = ['7543277', '7543278', '7543279'] as const;
    await stocked(
      market,
      store,
      ...ids.map((external_id, nth) => ({ external_id, card: nth + 1, shelf: 'A' })),
    );
    for (const whole of [square, tcgplayer]) await confirm((await whole()).uuid);
    await sell(ids[0], 1);
    await confirm((await square('&since=start&shelf=A')).uuid);
    await confirm((await tcgplayer('&since=start&shelf=A')).uuid);
    expect((await square('&since=last')).rows).toEqual([`${ids[0]} 1 0`]);
    expect((await tcgplayer('&since=last')).rows).toEqual([`${ids[0]} 0 -1`]);
    const [till, shop] = [await square('&since=start'), await tcgplayer('&since=start')];
    // What is sold in the meantime was in the file.
    await sell(ids[1], 1);
    for (const { uuid } of [till, shop]) expect((await confirm(uuid)).status).toBe(200);
    expect((await square('&since=last')).rows).toEqual([`${ids[1]} 1 0`]);
    expect((await tcgplayer('&since=last')).rows).toEqual([`${ids[1]} 0 -1`]);
    expect((await square()).rows.sort()).toEqual([`${ids[1]} 1 0`, `${ids[2]} 1 1`]);
  });

  it('counts all copies of a SKU, even where a filter has found one of them', async () => {
    await stocked(
      market,
      store,
      { external_id: '001', shelf: 'A', quantity: 2 },
      { external_id: '001', shelf: 'B' },
      { external_id: '002', shelf: 'B', card: 2 },
    );
    expect((await square('&shelf=A')).rows).toEqual(['001  3']);
    await confirm((await square('&shelf=A')).uuid);
    await sell('001', 3);
    await sell('002', 1);
    expect((await square('&since=last&shelf=B')).rows).toEqual([]);
    expect((await square('&since=last')).rows).toEqual(['001 3 0']);
  });

  it('needs the name of the location, and few are kept', async () => {
    expect(await refused('format=square')).toBe('stock.export-needs-location');
    await stocked(market, store, { external_id: '001' });
    for (let nth = 0; nth < 7; nth++) await square();
    expect(await exports()).toHaveLength(5);
  });

  it('keeps the oldest file that is confirmed while the next one is written', async () => {
    await stocked(market, store, { external_id: '001' });
    const { uuid } = await square();
    for (let nth = 0; nth < 4; nth++) await square();
    const owner = { uuid: store.user.uuid, role: 'STORE', session: '' } as const;
    const acknowledge = () => market.app.get(ExportsService).acknowledge(owner, uuid);
    expect((await overtakenBy(market, acknowledge, () => square())).rows).toEqual(['001  1']);
    expect((await exports()).map((each) => each.acknowledgedAt !== null)).toEqual([
      ...[false, false, false, false, false],
      true,
    ]);
    expect((await square('&since=last')).rows).toEqual([]);
  });
});
