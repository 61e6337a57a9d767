// The story of a stock whose printing is merged into another: for tills and their files it stays one card.
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { rowsOf } from '../exports/test/stocked.js';
import type { PutLinesResult } from '../till/dto/put-lines.dto.js';
import { addStock, copiesOf } from './a-stock.js';

describe('a stock of a printing that was merged into another', () => {
  const market = story({}, { sample: true });
  const [old, survivor] = [aSampleCard(1).id, aSampleCard(2).id];
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });

  const merge = () =>
    market.app
      .get(DataSource)
      .query('update cards.printing set gone_at = now(), merged_into = $2 where id = $1', [old, survivor]);
  afterEach(() =>
    market.app
      .get(DataSource)
      .query('update cards.printing set gone_at = null, merged_into = null where id = $1', [old]),
  );
  const put = async (lines: readonly object[]) =>
    (await store.client.put<PutLinesResult>('/api/stock/lines', { mode: 'SET', lines })).body.lines;

  it('is in the file for a till with its copies from before and after the merge', async () => {
    await addStock(market, store, [copiesOf(1, { quantity: 2, external_id: 'SKU-1' })]);
    await merge();
    expect(await put([{ externalId: 'SKU-1', quantity: 3 }])).toMatchObject([{ outcome: 'CHANGED' }]);
    const { body } = await store.client.get<string>('/api/stock/export?format=square&location=Main');
    expect(rowsOf(body).map((row) => row.split(',').slice(3))).toEqual([['SKU-1', 'Y', '', '3']]);
  });

  it('is one line of a till by both of its IDs, also where no copy is left', async () => {
    await merge();
    const line = { condition: 'NEAR_MINT', price: 2.5, quantity: 2 };
    const lines = await put([
      { ...line, cardId: old },
      { ...line, cardId: survivor },
    ]);
    expect(lines.map(({ outcome, code }) => code ?? outcome)).toEqual(['CHANGED', 'stock.line-twice']);
  });

  it('is one row of a file of all copies, by the ID and the name of the printing that is left', async () => {
    const counted = { counted_at: '2026-03-01T10:00:00.000Z' };
    await addStock(market, store, [copiesOf(1, { ...counted, quantity: 2 }), copiesOf(2, counted)]);
    await merge();
    const { name, set, collector_number: number } = aSampleCard(2);
    const file = async (format: string) =>
      rowsOf((await store.client.get<string>(`/api/stock/export?format=${format}`)).body);
    const rows = await file('playset');
    expect(rows).toHaveLength(1);
    for (const part of [survivor, `,3,0,${name},${set},`, `,${number},`]) expect(rows[0]).toContain(part);
    expect(rows[0]).not.toContain(old);
    expect(await file('manabox')).toHaveLength(1);
    // The filter finds lines, which are by the printing that was listed.
    const found = await file(`playset&q=${encodeURIComponent(aSampleCard(1).name)}`);
    expect(found).toEqual([expect.stringContaining(`,2,0,${name},${set},`)]);
  });
});
