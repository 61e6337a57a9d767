// The story of a commit that compares again only what may have changed since its owner saw the comparison.
import { DataSource } from 'typeorm';
import { overtakenBy } from '../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { ImportRowRepository } from '../imports/import-row.repository.js';
import { EditsService } from '../lines/edits.service.js';
import { addStock, copiesOf, linesOf } from './a-stock.js';
import { committed, compared, fileOf, kindsOf, rowOf } from './an-import.js';

describe('a commit of an import', () => {
  const market = story({}, { sample: true, alone: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    await addStock(market, store, [copiesOf(1, { external_id: 'SKU-1', quantity: 2 }), copiesOf(2)]);
  });
  afterEach(() => jest.restoreAllMocks());
  const file = fileOf(
    rowOf(1, { quantity: 3, externalId: 'SKU-1', price: 3 }),
    rowOf(2, { price: '' }),
    rowOf(3),
    rowOf(4),
  );

  it('does what was shown, without another look at the rows', async () => {
    const found = await compared(store, file, { mode: 'SET' });
    const judge = jest.spyOn(ImportRowRepository.prototype, 'judge');
    const plan = jest.spyOn(ImportRowRepository.prototype, 'plan');
    expect((await committed(store, found)).state).toBe('COMMITTED');
    expect(judge).not.toHaveBeenCalled();
    expect(plan).not.toHaveBeenCalled();
    const lines = (await linesOf(store)).map(({ quantity, price }) => [quantity, price]);
    expect(lines.sort()).toEqual([
      [1, 2.5],
      [1, 2.5],
      [1, 2.5],
      [3, 3],
    ]);
  });

  const sql = (text: string, ...values: readonly unknown[]): Promise<unknown> =>
    market.app.get(DataSource).query(text, [...values]);
  const reserve = `update listings.listings set status = 'RESERVED', deal = gen_random_uuid(), reserved_until = now() + interval '1 day'
    where uuid = (select uuid from listings.copies where lister = $1 limit 1)`;
  it.each<[string, () => Promise<unknown>]>([
    ['a copy was added', () => addStock(market, store, [copiesOf(3)])],
    ['a copy has another price', () => changeLine({ price: 9 })],
    ['a copy is on another shelf', () => changeLine({ shelf: 'B' })],
    ['a copy is reserved', () => sql(reserve, store.user.uuid)],
    ['a card costs something else', () => ofCard(3, 'printing_price set usd = 4321 where pid =')],
    ['a card is digital now', () => ofCard(4, `printing set games = '{arena}' where pid =`)],
    [
      'an external ID means something else',
      () => sql(`update listings.known_line set condition = 'DAMAGED' where lister = $1`, store.user.uuid),
    ],
  ])('compares again when %s', async (_what, change) => {
    const found = await compared(store, file, { mode: 'SET' });
    const judge = jest.spyOn(ImportRowRepository.prototype, 'judge');
    await change();
    await committed(store, found);
    expect(judge).toHaveBeenCalled();
  });

  it.each([
    ['', []],
    [', also one that was confirmed unseen', ['PRICE_JUMP']],
  ])('keeps the stop sign that came in the meantime%s', async (_, acknowledged) => {
    const found = await compared(store, file, { mode: 'SET' });
    expect(found.difference?.stopSigns).toEqual([]);
    await changeLine({ price: 30 });
    const stopped = await committed(store, found, acknowledged);
    expect(stopped).toMatchObject({ state: 'READY', problem: { code: 'stock.stop-signs' } });
    expect(kindsOf(stopped)).toMatchObject({ MORE: [1, 1, expect.any(Number)] });
  });

  /** Sets the other line to zero, which was shown and is confirmed. */
  const replacing = async () => {
    const only = fileOf(rowOf(1, { quantity: 2, externalId: 'SKU-1' }));
    const found = await compared(store, only, { mode: 'REPLACE' });
    expect(found.difference?.stopSigns).toEqual([{ code: 'TO_ZERO', lines: 1, percent: 50 }]);
    return found;
  };
  it.each<[string, () => Promise<unknown>, object]>([
    ['more lines', () => addStock(market, store, [copiesOf(5), copiesOf(6)]), { lines: 3, percent: 75 }],
    ['more of the value', () => changeLine({ price: 1 }), { lines: 1, percent: 55.6 }],
  ])('shows a confirmed stop sign again that is about %s now', async (_what, change, grown) => {
    const found = await replacing();
    await change();
    const before = await linesOf(store);
    const stopped = await committed(store, found, ['TO_ZERO']);
    expect(stopped).toMatchObject({ state: 'READY', problem: { code: 'stock.stop-signs' }, batch: null });
    expect(stopped.difference?.stopSigns).toEqual([{ code: 'TO_ZERO', ...grown }]);
    expect(await linesOf(store)).toEqual(before);
    expect((await committed(store, stopped, ['TO_ZERO'])).state).toBe('COMMITTED');
  });

  const sellOne = async () => {
    const [line] = await linesOf(store, '?q=SKU-1');
    const lines = [{ line: line?.line, quantity: 1 }];
    expect((await store.client.post('/api/stock/edits', { lines, change: { sell: {} } })).status).toBe(200);
  };
  it.each<[string, () => Promise<unknown>, object]>([
    ['a copy was sold, which it would add', sellOne, { MORE: [1, 2, 6.5] }],
    ['another price was set', () => changeLine({ price: 4 }), { MORE: [1, 1, 1] }],
    [
      'a line was posted, which it would remove',
      () => addStock(market, store, [copiesOf(5)]),
      { TO_ZERO: [1, 1, -2.5] },
    ],
  ])('shows the import again when %s', async (_what, change, kinds) => {
    const notes = Array.from({ length: 10 }, (_, nth) => copiesOf(3, { note: `${nth}` }));
    await addStock(market, store, notes);
    const rows = [rowOf(1, { quantity: 3, externalId: 'SKU-1', price: 3 }), rowOf(5, { quantity: 0 })];
    const found = await compared(store, fileOf(...rows), { mode: 'SET' });
    await change();
    const before = await linesOf(store);
    const stopped = await committed(store, found);
    expect(stopped).toMatchObject({
      state: 'READY',
      problem: { code: 'stock.import-outdated' },
      batch: null,
    });
    expect(kindsOf(stopped)).toMatchObject(kinds);
    expect(await linesOf(store)).toEqual(before);
    expect((await committed(store, stopped)).state).toBe('COMMITTED');
  });

  it('goes on when the stock has changed, but no stop sign is about more', async () => {
    const found = await replacing();
    await addStock(market, store, [copiesOf(1, { external_id: 'SKU-1' })]);
    expect((await committed(store, found, ['TO_ZERO'])).state).toBe('COMMITTED');
    expect((await linesOf(store)).map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('counts copies only once an edit before it is done', async () => {
    const found = await compared(store, fileOf(rowOf(2, { quantity: 3 })), { mode: 'SET' });
    const [line] = await linesOf(store, `?q=${encodeURIComponent(aSampleCard(2).name)}`);
    const lines = [{ line: line?.line ?? '' }];
    const edit = () => market.app.get(EditsService).edit(store.user, { lines, change: { quantity: 4 } });
    expect((await overtakenBy(market, edit, () => committed(store, found))).state).toBe('COMMITTED');
    expect((await linesOf(store)).map(({ quantity }) => quantity).sort()).toEqual([2, 3]);
  });

  const changeLine = async (change: object) => {
    const [line] = await linesOf(store, '?q=SKU-1');
    const { status } = await store.client.post('/api/stock/edits', { lines: [{ line: line?.line }], change });
    expect(status).toBe(200);
  };
  const ofCard = (nth: number, update: string) =>
    sql(`update cards.${update} (select pid from cards.printing where id = $1)`, aSampleCard(nth).id);
});
