// The story of importing a file into a stock: what it would change is shown first, then all of it happens, and can be undone.
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { addStock, copiesOf, linesOf } from './a-stock.js';
import { committed, compared, fileOf, kindsOf, rowOf, rowsOf, settled } from './an-import.js';

describe('an import', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    await addStock(market, store, [
      copiesOf(1, { quantity: 3, price_cents: 200, shelf: 'A1' }),
      copiesOf(2, { quantity: 2, price_cents: 1000 }),
    ]);
  });
  const shape = async () =>
    (await linesOf(store, '?sort=price')).map(({ cardNumber, price, quantity, shelf }) => [
      cardNumber,
      price,
      quantity,
      shelf,
    ]);
  const numberOf = (nth: number) => rowOf(nth).number;

  // @spec call-upload-import, call-import, call-commit-import
  it('adds copies to lines that are there, and new ones; identical rows are summed (moxfield-public#96)', async () => {
    const found = await compared(
      store,
      fileOf(
        rowOf(1, { quantity: 2, price: 2, shelf: 'A1' }),
        rowOf(3, { quantity: 4, price: 5 }),
        rowOf(3, { price: 5 }),
      ),
    );
    expect(found).toMatchObject({ state: 'READY', file: { format: 'playset', rows: 3 }, problem: null });
    expect(kindsOf(found)).toEqual({ MORE: [1, 2, 4], NEW: [1, 5, 25], SUMMED: [1, 1, 0] });
    const done = await committed(store, found);
    expect(done.state).toBe('COMMITTED');
    expect(await shape()).toEqual([
      [numberOf(1), 2, 5, 'A1'],
      [numberOf(3), 5, 5, null],
      [numberOf(2), 10, 2, null],
    ]);
    expect(await linesOf(store, `?import=${done.batch}`)).toHaveLength(2);
  });

  it('holds a row back whose amounts or dates no listing can have, and compares the others', async () => {
    const { name, set, number } = rowOf(3);
    const row = `1,"${name}",${set},${number},Near Mint,Nonfoil,en`;
    const found = await compared(
      store,
      `Quantity,Name,Set Code,Collector Number,Condition,Finish,Language,Price,Price Paid,Counted At\n${[
        `${row},30000000,,`,
        `${row},2,1000000,`,
        `${row},2,,0000-01-01`,
        `${row},2,1,2026-03-01`,
      ].join('\n')}\n`,
    );
    const reasons = (await rowsOf(store, found, '?kind=HELD')).map(({ reason }) => reason);
    expect(reasons).toEqual(['price-out-of-range', 'price-out-of-range', 'unreadable-date']);
    expect((await committed(store, found)).state).toBe('COMMITTED');
  });

  it('sets what the file names, with as few changes as possible, and leaves the rest alone', async () => {
    // What a store pays for cards that it does not have is no value of its stock.
    await addStock(market, store, [copiesOf(3, { quantity: 4, price_cents: 5000, type: 'BUY' })]);
    const file = fileOf(
      rowOf(1, { quantity: 1, price: 3, shelf: 'A1' }),
      rowOf(3, { quantity: 0, price: 50, type: 'Buy' }),
    );
    const found = await compared(store, file, { mode: 'SET' });
    expect(kindsOf(found)).toEqual({ FEWER: [1, 2, -3], TO_ZERO: [1, 4, 0] });
    expect(found.difference).toMatchObject({
      linesBefore: 3,
      valueBefore: 26,
      priceChanges: 1,
      stopSigns: [{ code: 'TO_ZERO', lines: 1, percent: 33.3 }],
    });
    await committed(store, found, ['TO_ZERO']);
    expect(await shape()).toEqual([
      [numberOf(1), 3, 1, 'A1'],
      [numberOf(2), 10, 2, null],
    ]);
  });

  // @spec call-change-import
  it('replaces all: what the file lacks goes to zero, once that is confirmed; an undo brings it back', async () => {
    const before = await shape();
    const found = await compared(store, fileOf(rowOf(1, { quantity: 3, price: 8, shelf: 'B2' })), {
      mode: 'REPLACE',
    });
    expect(kindsOf(found)).toEqual({ PRICE: [1, 3, 18], TO_ZERO: [1, 2, -20] });
    expect(found.difference?.stopSigns).toEqual([
      { code: 'TO_ZERO', lines: 1, percent: 76.9 },
      { code: 'PRICE_JUMP', lines: 1 },
    ]);
    expect(await rowsOf(store, found, '?kind=TO_ZERO')).toMatchObject([
      { line: 0, copiesBefore: 2, copiesAfter: 0, card: { cardNumber: numberOf(2) } },
    ]);
    const path = `/api/stock/imports/${found.uuid}/commit`;
    const body = { revision: found.revision, acknowledged: ['TO_ZERO'] };
    expect(await store.client.post(path, body)).toMatchObject({
      status: 409,
      body: { code: 'stock.stop-signs' },
    });
    const { batch } = await committed(store, found, ['TO_ZERO', 'PRICE_JUMP']);
    expect(await shape()).toEqual([[numberOf(1), 8, 3, 'B2']]);
    await store.client.post(`/api/stock/batches/${batch}/undo`);
    expect(await shape()).toEqual(before);
  });

  it.each([
    ['held back for its condition', { condition: 'Plaied' }, { externalId: 'SKU-3' }],
    ['held back for its set', { set: '', number: '' }, {}],
    ['skipped', {}, {}],
  ])('takes nothing off the market that a row means which is %s', async (why, wrong, id) => {
    await addStock(market, store, [
      copiesOf(3, { quantity: 4, external_id: 'externalId' in id ? 'SKU-3' : null }),
    ]);
    await market.app.get(DataSource).query(
      `update listings.listings set status = 'RESERVED', deal = gen_random_uuid(), reserved_until = now() + interval '1 day'
        where uuid = (select uuid from listings.listings where lister = $1 and card_id = $2 limit 1)`,
      [store.user.uuid, aSampleCard(3).id],
    );
    const file = fileOf(
      rowOf(1, { quantity: 3, price: 2, shelf: 'A1' }),
      rowOf(3, { quantity: 4, ...wrong, ...id }),
    );
    const found = await compared(store, file, { mode: 'REPLACE' });
    if (why === 'skipped')
      await store.client.patch(`/api/stock/imports/${found.uuid}/rows/2`, { skip: true });
    const { difference } = await settled(store, found.uuid);
    expect(kindsOf({ ...found, difference })).toMatchObject({ TO_ZERO: [1, 2, -20], UNCHANGED: [1, 3, 0] });
    expect(difference?.reserved).toEqual({ copies: 1, missing: 0 });
  });

  it('counts signed and altered copies among the others where the file does not tell them apart, and keeps their prices', async () => {
    await addStock(market, store, [
      copiesOf(3, { quantity: 2, external_id: 'SKU-3' }),
      copiesOf(3, { is_signed: true, price_cents: 4000, external_id: 'SKU-3' }),
    ]);
    const copies = async () =>
      (await linesOf(store, '?q=SKU-3&sort=price')).map(({ isSigned, price, quantity }) => [
        isSigned,
        price,
        quantity,
      ]);
    const set = (quantity: number, price: number, mode = 'SET') =>
      compared(store, fileOf(rowOf(3, { quantity, price, externalId: 'SKU-3' })), { mode });
    const same = await set(3, 2.5, 'REPLACE');
    expect(kindsOf(same)).toMatchObject({ UNCHANGED: [1, 3, 0], TO_ZERO: [2, 5, -26] });
    await store.client.delete(`/api/stock/imports/${same.uuid}`);
    await committed(store, await set(2, 3));
    expect(await copies()).toEqual([
      [false, 3, 1],
      [true, 40, 1],
    ]);
    await committed(store, await set(1, 4), ['TO_ZERO', 'PRICE_JUMP']);
    expect(await copies()).toEqual([[true, 4, 1]]);
    const { name, set: code, number } = rowOf(3);
    const row = `1,"${name}",${code},${number},Near Mint,Nonfoil,en,4,no`;
    const withSigned = `Quantity,Name,Set Code,Collector Number,Condition,Finish,Language,Price,Signed\n${row}\n`;
    expect(kindsOf(await compared(store, withSigned, { mode: 'SET' }))).toEqual({ NEW: [1, 1, 4] });
  });

  it('does not count copies for an earlier day than they were counted on', async () => {
    const [{ countedAt } = { countedAt: '' }] = await linesOf(store);
    const { name, set, number } = rowOf(2);
    const row = `2,,"${name}",${set},${number},Near Mint,Nonfoil,en,10,2026-01-01T00:00:00Z`;
    const header = 'Quantity,Held,Name,Set Code,Collector Number,Condition,Finish,Language,Price,Counted At';
    await committed(store, await compared(store, `${header}\n${row}\n`, { mode: 'SET' }));
    expect((await linesOf(store)).map((line) => line.countedAt >= countedAt)).toEqual([true, true]);
  });

  it('does what its owner chooses, also where files like it did something else before', async () => {
    await committed(store, await compared(store, fileOf(rowOf(3)), { mode: 'SET' }));
    const found = await compared(store, fileOf(rowOf(4)));
    expect(found.choices.mode).toBe('SET');
    await store.client.patch(`/api/stock/imports/${found.uuid}`, { mode: 'ADD', format: null });
    expect((await settled(store, found.uuid)).choices.mode).toBe('ADD');
  });

  it('is read as the one before it whose first line has the same names, whether or not we know them', async () => {
    const { name, set } = rowOf(3);
    const file = (quantity: number) => `Wieviel,Karte,Ausgabe,Preis hier\n${quantity},"${name}",${set},2\n`;
    const mapping = { fields: ['quantity', 'name', 'setCode', 'price'], hasHeader: true };
    const blanks = { condition: 'NEAR_MINT', finish: 'NONFOIL', language: 'en' };
    await committed(store, await compared(store, file(1), { format: 'custom', mapping, blanks }));
    const again = await compared(store, file(2), { blanks });
    expect(again.file?.mapping).toEqual(mapping);
    expect(kindsOf(again)).toEqual({ MORE: [1, 2, 4] });
  });

  it('that is the same as the last one is stopped in add mode, unless that was undone', async () => {
    const file = fileOf(rowOf(3));
    const first = await committed(store, await compared(store, file));
    const again = await compared(store, file);
    expect(again.difference?.stopSigns).toMatchObject([{ code: 'SAME_FILE', importedAt: first.committedAt }]);
    await store.client.post(`/api/stock/batches/${first.batch}/undo`);
    await store.client.patch(`/api/stock/imports/${again.uuid}`, { marketPercent: 90 });
    await store.client.delete(`/api/stock/imports/${again.uuid}`);
    expect((await compared(store, file)).difference?.stopSigns).toEqual([]);
  });

  // @spec call-import-wishes
  it('offers its wishes to the watchlist, and puts none of them into the stock', async () => {
    const { name, set, number } = rowOf(4);
    const header =
      'Binder Name,Binder Type,Name,Set code,Collector number,ManaBox ID,Quantity,Condition,Language,Foil';
    const found = await compared(
      store,
      `${header}\nWanted,list,"${name}",${set},${number},1,2,near_mint,en,normal\n`,
    );
    expect(found.file).toMatchObject({ format: 'manabox', wishes: 1 });
    const answer = await store.client.post(`/api/stock/imports/${found.uuid}/wishes`);
    expect(answer.body).toEqual({ watched: 1, withoutRoom: 0, unknown: 0 });
    const watched = await store.client.get<{ cardName: string }[]>(`/api/watchlist/${store.user.uuid}`);
    expect(watched.body.map(({ cardName }) => cardName)).toEqual([name]);
    expect(await shape()).toHaveLength(2);
  });
});
