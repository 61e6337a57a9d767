// The story of external IDs: each is of one line alone, and is known when its copies are gone.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ListingsFacade } from '../../listings/index.js';
import { aSampleCard, sampleCard } from '../../listings/test/sample.js';
import type { BatchDetailDto } from '../dto/batch.dto.js';
import type { EditPreview } from '../dto/preview.dto.js';
import type { PutLinesResult } from '../till/dto/put-lines.dto.js';
import { addStock, copiesOf, linesOf } from './a-stock.js';
import { committed, compared, fileOf, rowOf, rowsOf } from './an-import.js';

describe('an external ID', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    await addStock(market, store, [
      copiesOf(1, { quantity: 2, external_id: 'SKU-1', shelf: 'A' }),
      copiesOf(1, { external_id: 'SKU-1', shelf: 'B' }),
      copiesOf(2, { quantity: 2 }),
    ]);
  });

  const stock = async () =>
    (await linesOf(store))
      .map(({ cardId, externalId, condition, quantity }) =>
        [cardId === aSampleCard(1).id ? 1 : 2, externalId, condition, quantity].join(' '),
      )
      .sort();
  const lineOf = async (query: string) => (await linesOf(store, `?q=${query}`))[0]?.line ?? '';
  const other = async () => (await linesOf(store)).find(({ externalId }) => !externalId)?.line ?? '';
  const edit = <Body = ProblemBody>(body: object, path = 'edits') =>
    store.client.post<Body>(`/api/stock/${path}`, body);
  const put = async (line: object, mode = 'SET') => {
    const { body } = await store.client.put<PutLinesResult>('/api/stock/lines', { mode, lines: [line] });
    return body.lines[0];
  };
  const sellAll = () => edit({ filter: { q: 'SKU-1' }, change: { sell: {} } });

  it('is given to no other line by an edit, and the preview says so', async () => {
    const change = { lines: [{ line: await other() }], change: { externalId: 'SKU-1' } };
    expect((await edit<EditPreview>(change, 'edits/preview')).body).toMatchObject({
      ...{ changed: 0, skipped: [{ reason: 'external-id-taken', copies: 2 }] },
    });
    const { status, body } = await edit(change);
    expect([status, body.code]).toEqual([409, 'listings.external-id-taken']);
    expect(body.errors).toMatchObject([{ field: 'change.externalId' }]);
    const all = await edit({ filter: {}, change: { externalId: 'SKU-2' } });
    expect([all.status, all.body.code]).toEqual([409, 'listings.external-id-taken']);
  });

  it('stays with all of its copies where their condition changes, and is not split', async () => {
    const part = { lines: [{ line: await lineOf('SKU-1') }], change: { condition: 'DAMAGED' } };
    expect((await edit(part)).body.code).toBe('listings.external-id-taken');
    expect((await edit({ filter: { q: 'SKU-1' }, change: { condition: 'DAMAGED' } })).status).toBe(200);
    expect(await stock()).toEqual(['1 SKU-1 DAMAGED 1', '1 SKU-1 DAMAGED 2', '2  NEAR_MINT 2']);
  });

  it('keeps the price and the shelf that a till names while no copy is left', async () => {
    await sellAll();
    const soldOut = async (terms: object) =>
      (await put({ externalId: 'SKU-1', quantity: 0, ...terms }))?.outcome;
    const outcomes = [
      await soldOut({ price: 4, shelf: 'C' }),
      await soldOut({ price: 5 }),
      await soldOut({ price: 5 }),
    ];
    expect(outcomes).toEqual(['CHANGED', 'CHANGED', 'UNCHANGED']);
    await put({ externalId: 'SKU-1', quantity: 1 });
    expect(await put({ externalId: 'SKU-1', quantity: 0, price: 6 })).toMatchObject({ outcome: 'CHANGED' });
    await put({ externalId: 'SKU-1', quantity: 1 });
    expect(await linesOf(store, '?q=SKU-1')).toMatchObject([{ price: 6, shelf: 'C', quantity: 1 }]);
  });

  it('goes to one of two edits that come at once', async () => {
    await addStock(market, store, [copiesOf(3)]);
    const free = (await linesOf(store)).filter(({ externalId }) => !externalId);
    const replies = await Promise.all(
      free.map(({ line }) => edit({ lines: [{ line }], change: { externalId: 'SKU-9' } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await linesOf(store, '?q=SKU-9')).toHaveLength(1);
  });

  it('is not split by its lister on the page of a listing either', async () => {
    const mine = await store.client.get<{ uuid: string; version: number; cardId: string }[]>(
      `/api/listings/user/${store.user.uuid}/status/ACTIVE`,
    );
    const copy = mine.body.find(({ cardId }) => cardId === aSampleCard(1).id);
    const reply = await store.client.patch<ProblemBody>(`/api/listings/${copy?.uuid}`, {
      condition: 'DAMAGED',
    });
    expect([reply.status, reply.body.code]).toEqual([409, 'listings.external-id-taken']);
  });

  it('is known by a till when all of its copies are sold, however it was given', async () => {
    await sellAll();
    expect(await put({ externalId: 'SKU-1', quantity: 3 })).toMatchObject({ outcome: 'CHANGED' });
    expect(await stock()).toEqual(['1 SKU-1 NEAR_MINT 3', '2  NEAR_MINT 2']);
  });

  it('is not posted again by a till after a moderator has hidden its copy, unless it differs or more are added', async () => {
    const hidden = { external_id: 'SKU-3', note: 'Call me', price_cents: 100 };
    const added = await addStock(market, store, [copiesOf(3, hidden)]);
    const [copy] = JSON.parse(added.entries) as { listing: string }[];
    const hide = () => market.app.get(ListingsFacade).hide(copy?.listing ?? '');
    await market.app.get(UnitOfWork).run(hide);
    const says = async (quantity: number, values: object = {}, mode = 'SET') => {
      const done = await put({ externalId: 'SKU-3', quantity, ...values }, mode);
      return [done?.code ?? done?.outcome, done?.quantityAfter];
    };
    expect(await says(1)).toEqual(['listings.hidden', 0]);
    expect(await says(1, { price: 2, shelf: 'B' })).toEqual(['listings.hidden', 0]);
    expect(await says(1, { note: 'Foxed' })).toEqual(['CHANGED', 1]);
    expect(await says(0, { note: 'Call me' })).toEqual(['CHANGED', 0]);
    expect(await says(0)).toEqual(['UNCHANGED', 0]);
    expect(await says(1, {}, 'ADD')).toEqual(['CHANGED', 1]);
    expect(await says(2)).toEqual(['CHANGED', 2]);
  });

  it('is free for another line when its copies are gone; an undo that would need it is refused', async () => {
    const sold = await edit<BatchDetailDto>({ filter: { q: 'SKU-1' }, change: { sell: {} } });
    expect((await edit({ lines: [{ line: await other() }], change: { externalId: 'SKU-1' } })).status).toBe(
      200,
    );
    const undo = await store.client.post<ProblemBody>(`/api/stock/batches/${sold.body.uuid}/undo`);
    expect([undo.status, undo.body.code]).toEqual([409, 'listings.external-id-taken']);
    expect(await stock()).toEqual(['2 SKU-1 NEAR_MINT 2']);
    expect((await put({ externalId: 'SKU-1', cardId: aSampleCard(1).id, quantity: 1 }))?.code).toBe(
      'stock.line-mismatch',
    );
  });

  it('holds back the rows of a file that have it for other lines', async () => {
    const file = fileOf(
      rowOf(2, { externalId: 'SKU-1' }),
      rowOf(3, { externalId: 'SKU-3' }),
      rowOf(4, { externalId: 'SKU-3' }),
      rowOf(5, { externalId: 'SKU-5', quantity: 2 }),
    );
    const found = await compared(store, file, { mode: 'SET' });
    const reasons = (await rowsOf(store, found)).map(({ kind, reason }) => reason ?? kind);
    expect(reasons).toEqual(['external-id-taken', 'external-id-twice', 'external-id-twice', 'NEW']);
    expect((await committed(store, found)).state).toBe('COMMITTED');
    expect(await linesOf(store, '?q=SKU-5')).toMatchObject([{ quantity: 2 }]);
  });

  it('moves to another card by a file that replaces the stock', async () => {
    const found = await compared(store, fileOf(rowOf(2, { externalId: 'SKU-1', quantity: 2 })), {
      mode: 'REPLACE',
    });
    expect((await rowsOf(store, found)).map(({ kind }) => kind)).toEqual(['CHANGED', 'TO_ZERO', 'TO_ZERO']);
    const done = await committed(store, found, ['TO_ZERO']);
    expect(done.state).toBe('COMMITTED');
    expect(await stock()).toEqual(['2 SKU-1 NEAR_MINT 2']);
  });

  it('says that a copy is etched where a program knows foils alone', async () => {
    const etched = sampleCard(
      ({ finishes, games }) => finishes.includes('etched') && games.includes('paper'),
    );
    const terms = { card_id: etched.id, finish: 'ETCHED', external_id: '7543277', quantity: 2 };
    await addStock(market, store, [copiesOf(1, terms)]);
    const { body } = await store.client.get<string>('/api/stock/export?format=tcgplayer');
    const found = await compared(store, body, { mode: 'SET' });
    expect(await rowsOf(store, found)).toMatchObject([{ kind: 'UNCHANGED', finish: 'ETCHED' }]);
  });

  it('alone says which card a file means, also when its copies are sold', async () => {
    await sellAll();
    const found = await compared(store, 'External ID,Quantity,Price\nSKU-1,4,\n', { mode: 'SET' });
    expect(await rowsOf(store, found)).toMatchObject([{ kind: 'NEW', quantity: 4, price: 2.5 }]);
  });
});
