// The story of rows that are held back: nothing is guessed, each can be corrected or skipped, or goes back as a file.
import { randomUUID } from 'node:crypto';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { StockImportDto } from '../imports/dto/stock-import.dto.js';
import { linesOf } from './a-stock.js';
import { committed, compared, fileOf, kindsOf, rowOf, rowsOf, settled, upload } from './an-import.js';

describe('rows that are held back', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });
  const correct = async (found: StockImportDto, row: number, correction: object) => {
    const path = `/api/stock/imports/${found.uuid}/rows/${row}`;
    expect((await store.client.patch(path, correction)).status).toBe(200);
    return settled(store, found.uuid);
  };
  const reasons = async (found: StockImportDto) =>
    (await rowsOf(store, found)).map(({ kind, reason }) => `${kind} ${reason}`);

  // @spec call-import-rows
  it('say why, and suggest printings of which none is chosen', async () => {
    const [first, second] = [aSampleCard(1), aSampleCard(2)];
    const found = await compared(
      store,
      fileOf(
        rowOf(1),
        rowOf(1, { name: second.name }),
        rowOf(1, { number: '999' }),
        rowOf(1, { set: '', number: '' }),
        rowOf(1, { set: 'nowhere' }),
        rowOf(1, { name: `${first.name.slice(0, -2)}q`, number: '' }),
        rowOf('digital'),
        rowOf('nonfoil', { finish: 'Foil' }),
        rowOf(1, { condition: 'Plaied' }),
        rowOf(1, { price: '' }),
        rowOf(1, { quantity: 0 }),
      ),
    );
    expect(await reasons(found)).toEqual([
      'NEW null',
      'HELD name-mismatch',
      'HELD other-number',
      'HELD no-set',
      'HELD unknown-set',
      'HELD unknown-card',
      'HELD alchemy-card',
      'HELD no-such-finish',
      'HELD unknown-condition',
      'HELD no-price',
      'SKIPPED none-in-stock',
    ]);
    const rows = await rowsOf(store, found, '?kind=HELD');
    expect(rows.slice(0, 5).every(({ suggestions }) => suggestions.length > 0)).toBe(true);
    expect(rows.slice(0, 5).every(({ card }) => card === null)).toBe(true);
    expect(rows[0]?.suggestions.map(({ cardId }) => cardId)).toEqual(
      expect.arrayContaining([first.id, second.id]),
    );
    expect(rows[7]).toMatchObject({ reasonColumn: 'Condition', reasonValue: 'Plaied' });
  });

  it('are never another printing of a set than that of an id which the card database does not have', async () => {
    const { name, set } = aSampleCard(1);
    const header =
      'Count,Tradelist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Printing Id,Scryfall ID';
    const row = (id: string) => `1,0,"${name}",,${set},999,Near Mint,English,,1,${id}`;
    const found = await compared(store, `${header}\n${row(randomUUID())}\n${row('')}\n`);
    // Deckbox numbers cards its own way: without an id the name is enough where the set has one card of it.
    expect(await reasons(found)).toEqual(['HELD other-number', 'HELD no-price']);
  });

  // @spec call-correct-import-row
  it('are corrected one by one or likewise, skipped, and imported with the rest', async () => {
    const found = await compared(
      store,
      fileOf(
        rowOf(1, { number: '999' }),
        rowOf(2, { condition: 'Plaied' }),
        rowOf(3, { condition: 'Plaied', price: 5 }),
        rowOf(4, { condition: 'Gone' }),
      ),
    );
    await correct(found, 1, { cardId: aSampleCard(1).id, quantity: 3 });
    const whole = { cardId: aSampleCard(2).id, quantity: 1, price: 2.5 };
    await correct(found, 2, { ...whole, condition: 'MODERATELY_PLAYED', likewise: true });
    const last = await correct(found, 4, { skip: true });
    const cards = (await rowsOf(store, last)).map(({ card }) => card?.cardId);
    expect(cards).toEqual([1, 2, 3, 4].map((nth) => aSampleCard(nth).id));
    expect(kindsOf(last)).toEqual({ NEW: [3, 5, 15], SKIPPED: [1, 1, 0] });
    expect((await committed(store, last)).state).toBe('COMMITTED');
    const lines = await linesOf(store, '?sort=-quantity');
    expect(lines.map(({ condition, quantity }) => `${quantity} ${condition}`)).toEqual([
      '3 NEAR_MINT',
      '1 MODERATELY_PLAYED',
      '1 MODERATELY_PLAYED',
    ]);
  });

  it('have one price together where the file has none', async () => {
    const found = await compared(
      store,
      fileOf(rowOf(1, { price: '' }), rowOf(2, { price: '', quantity: 4 })),
    );
    const priced = await correct(found, 1, { price: 0.25, quantity: 1, likewise: true });
    expect(kindsOf(priced)).toEqual({ NEW: [2, 5, 1.25] });
  });

  it('can be taken back and given an unknown card or row in vain', async () => {
    const found = await compared(store, fileOf(rowOf(1, { number: '999' })));
    await correct(found, 1, { cardId: aSampleCard(1).id });
    expect(await reasons(await correct(found, 1, { reset: true }))).toEqual(['HELD other-number']);
    const path = `/api/stock/imports/${found.uuid}/rows`;
    expect((await store.client.patch(`${path}/7`, { skip: true })).status).toBe(404);
    expect((await store.client.patch(`${path}/1`, { cardId: found.uuid })).status).toBe(422);
    expect((await store.client.patch(`${path}/x`, { skip: true })).status).toBe(400);
  });

  // @spec call-held-rows
  it('go back as a file that is corrected and imported again', async () => {
    const found = await compared(store, fileOf(rowOf(1), rowOf(2, { condition: 'Plaied' })));
    const { body: csv } = await store.client.get<string>(`/api/stock/imports/${found.uuid}/held`);
    expect(csv).toMatch(
      /"External ID","Type","Held back because","Suggestion"\r\n.*"Unknown condition \(Condition: Plaied\)"/,
    );
    await store.client.delete(`/api/stock/imports/${found.uuid}`);
    const again = await compared(store, csv.replace('"Plaied"', '"Damaged"'));
    expect(kindsOf(again)).toEqual({ NEW: [1, 1, 2.5] });
  });

  it('go back with names where the columns of the file have none, and are read as that file was', async () => {
    const row = (nth: number, condition: string) => {
      const { name, set_name: set } = aSampleCard(nth);
      return `2,${name},${set},${condition},x,1.50`;
    };
    const blanks = { finish: 'NONFOIL', language: 'en' };
    const fields = ['quantity', 'name', 'setName', 'condition', null, 'price'];
    const mapping = { fields, hasHeader: false, scale: 'european' };
    const file = `${row(1, 'NM')}\n${row(2, 'Plaied')}`;
    const { uuid } = await committed(store, await compared(store, file, { mapping, blanks }));
    const { body: csv } = await store.client.get<string>(`/api/stock/imports/${uuid}/held`);
    const names = '"1: Quantity","2: Name","3: Set name","4: Condition","5","6: Price"';
    expect(csv).toMatch(`${names},"Held back because","Suggestion"\r\n"2","${aSampleCard(2).name}"`);
    const again = await compared(store, csv.replace('"Plaied"', '"LP"'), { blanks });
    expect(kindsOf(again)).toEqual({ NEW: [1, 2, 3] });
    // Nobody knows how it was read before.
    const other = await signedUp(market, { role: 'STORE' });
    const unknown = await compared(other, csv.replace('"Plaied"', '"NM"'), { blanks });
    expect([unknown.file?.mapping.fields.slice(0, 6), kindsOf(unknown)]).toEqual([
      fields,
      { NEW: [1, 2, 3] },
    ]);
  });

  it('go back with each line once, and without the copies of a line that are not held back', async () => {
    const { name, set } = rowOf('nonfoil');
    const rows = [`"${name}",${set},3,1`, 'No such card,,2,1'].map((row) => `${row},NM,en,2.50\n`);
    const file = `Name,Set code,Quantity,Foil quantity,Condition,Language,Price\n${rows.join('')}`;
    const found = await committed(store, await compared(store, file));
    expect(kindsOf(found)).toEqual({ HELD: [3, 4, 0], NEW: [1, 3, 7.5] });
    const { body: csv } = await store.client.get<string>(`/api/stock/imports/${found.uuid}/held`);
    expect(kindsOf(await compared(store, csv))).toEqual({ HELD: [3, 4, 0] });
  });

  it('go back as a list where they are of a deck file', async () => {
    const cards = `<Cards CatID="0" Quantity="3" Sideboard="false" Name="No Such Card" />`;
    const found = await compared(store, `<?xml version="1.0"?><Deck>${cards}</Deck>`);
    const { body: list } = await store.client.get<string>(`/api/stock/imports/${found.uuid}/held`);
    expect(list).toMatch(/^\/\/ Unknown card[^\n]*\n3 No Such Card\n$/);
    await store.client.delete(`/api/stock/imports/${found.uuid}`);
    const again = await compared(store, list);
    expect(await rowsOf(store, again)).toMatchObject([{ kind: 'HELD', reason: 'unknown-card', quantity: 3 }]);
  });

  it('for blanks are answered once for the whole file, and prices come from the market if that is chosen', async () => {
    const found = await compared(
      store,
      fileOf(rowOf(1, { condition: '', price: '' }), rowOf(2, { condition: '' })),
    );
    expect(found.file?.blanks).toEqual({ condition: 2, finish: 0, language: 0 });
    expect(await reasons(found)).toEqual(['HELD blank-condition', 'HELD blank-condition']);
    const choices = { blanks: { condition: 'LIGHTLY_PLAYED' }, marketPercent: 50 };
    const { body } = await store.client.patch<StockImportDto>(`/api/stock/imports/${found.uuid}`, choices);
    const answered = await settled(store, body.uuid);
    expect(await reasons(answered)).toEqual(['NEW null', 'NEW null']);
    const [priced] = await rowsOf(store, answered);
    expect(priced?.price).toBeGreaterThan(0);
    await store.client.patch(`/api/stock/imports/${found.uuid}`, { blanks: {} });
    await settled(store, found.uuid);
    expect(await reasons(found)).toEqual(['HELD blank-condition', 'HELD blank-condition']);
  });

  it('are all there is of a file that is no list of cards: it is refused, and another takes its place', async () => {
    const found = await compared(store, 'PK\u0003\u0004 something');
    expect(found).toMatchObject({ state: 'REFUSED', difference: null, file: null });
    expect(found.problem?.message).toBeTruthy();
    const body = { revision: found.revision, acknowledged: [] };
    const commit = await store.client.post(`/api/stock/imports/${found.uuid}/commit`, body);
    expect(commit).toMatchObject({ status: 409, body: { code: 'stock.import-refused' } });
    expect((await upload(store, fileOf(rowOf(1)))).status).toBe(202);
  });
});
