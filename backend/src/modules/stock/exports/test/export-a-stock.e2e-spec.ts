// The story of files that are made of a stock: which copies are in them, and how they are grouped.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../../test/client.js';
import { type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { aSampleCard } from '../../../listings/test/sample.js';
import { readFile } from '../../formats/index.js';
import { linesOf } from '../../test/a-stock.js';
import { COLLECTION_FORMATS } from '../formats.js';
import type { PullSheetLineDto } from '../pull-sheet.dto.js';
import { rowsOf, stocked } from './stocked.js';

describe('a file of a stock', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });

  const file = (query: string) => store.client.get<string>(`/api/stock/export?${query}`);
  const rows = async (query: string) => rowsOf((await file(query)).body);
  const reserve = (externalId: string, copies: number) =>
    market.app.get(DataSource).query(
      `update listings.listings set status = 'RESERVED', deal = gen_random_uuid(), reserved_until = now() + interval '1 day' where uuid in (
        select uuid from listings.listings where lister = $1 and external_id = $2 order by uuid limit $3)`,
      [store.user.uuid, externalId, copies],
    );

  // @spec call-stock-export
  it('has everything that is kept of a copy in our own format, and of what is reserved how much', async () => {
    const card = aSampleCard(1);
    await stocked(
      market,
      store,
      {
        quantity: 3,
        external_id: '0007',
        shelf: 'A2',
        note: '=Crease, "small"',
        private_note: '+1',
        is_signed: true,
      },
      {
        quantity: 2,
        external_id: '0007',
        shelf: 'A2',
        note: '=Crease, "small"',
        private_note: '+1',
        is_signed: true,
        paid_cents: 50,
      },
      { type: 'BUY', price_cents: 100, counted_at: '2026-03-01T10:00:00.000Z' },
    );
    await reserve('0007', 5);
    const { headers, status, body } = await file('format=playset');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="playset-playset-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('stock-export')).toBeNull();
    const shown = `${card.name},${card.set},${card.set_name},${card.collector_number},Near Mint,Nonfoil,en`;
    const counted = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
    expect(rowsOf(body).map((row) => row.replace(counted, 'NOW'))).toEqual([
      `0007,2,2,${shown},Sell,5.99,0.50,A2,"=Crease, ""small""",+1,Yes,,NOW,${card.id}`,
      `0007,3,3,${shown},Sell,5.99,,A2,"=Crease, ""small""",+1,Yes,,NOW,${card.id}`,
      `,1,0,${shown},Buy,1.00,,,,,,,NOW,${card.id}`,
    ]);
  });

  it('has one row for copies that its format has the same words for, and no card that is looked for', async () => {
    await stocked(
      market,
      store,
      { quantity: 2, shelf: 'A2', external_id: '1' },
      { price_cents: 700, type: 'TRADE' },
      { condition: 'DAMAGED' },
      { type: 'BUY', condition: 'LIGHTLY_PLAYED' },
      { card: 2 },
    );
    const [first, second] = [aSampleCard(1), aSampleCard(2)].map(({ name }) => name);
    const counts = (await rows('format=moxfield')).map((row) => row.split(',').slice(0, 3).join());
    expect(counts.sort()).toEqual([`"1","0","${second}"`, `"1","0","${first}"`, `"3","1","${first}"`]);
    expect((await rows('format=arena')).sort()).toEqual([
      expect.stringMatching(`^1 ${second} `),
      expect.stringMatching(`^4 ${first} `),
    ]);
  });

  it('says the same as the table of the stock, when our own format is read again', async () => {
    await stocked(
      market,
      store,
      {
        quantity: 12,
        external_id: '0007',
        shelf: 'A;2',
        note: 'a "1", b',
        language: 'zhs',
        is_altered: true,
      },
      {
        card: 2,
        finish: 'FOIL',
        condition: 'HEAVILY_PLAYED',
        paid_cents: 1,
        private_note: '=1+1',
        type: 'TRADE',
      },
    );
    const { body } = await file('format=playset');
    const read = await readFile(new TextEncoder().encode(body));
    if (read.kind === 'refused') throw new Error(read.message);
    const shown = (await linesOf(store)).map((line) => ({
      ids: { scryfall: line.cardId },
      name: line.cardName,
      setCode: line.cardSetCode,
      setName: line.cardSet,
      number: line.cardNumber,
      condition: line.condition,
      finish: line.finish,
      language: line.language,
      type: line.type,
      price: Math.round(line.price * 100),
      currency: 'USD',
      paid: line.pricePaid === null ? undefined : Math.round(line.pricePaid * 100),
      quantity: line.quantity,
      externalId: line.externalId ?? undefined,
      shelf: line.shelf ?? undefined,
      note: line.note ?? undefined,
      privateNote: line.privateNote ?? undefined,
      isSigned: line.isSigned,
      isAltered: line.isAltered,
      countedAt: new Date(line.countedAt),
    }));
    const said = read.rows.map(({ raw: _raw, line: _line, section: _section, ...row }) => row);
    expect([read.format, said]).toEqual(['playset', shown]);
  });

  it('has the lines of a filter alone', async () => {
    await stocked(
      market,
      store,
      { quantity: 2, shelf: 'A2' },
      { shelf: 'A10', condition: 'DAMAGED' },
      { card: 2, price_cents: 10_000 },
    );
    expect((await file('format=text&shelf=A2')).body).toMatch(/^2 [^\r\n]+\r\n$/);
    expect(await rows('format=playset&condition=DAMAGED,NEAR_MINT&maxPrice=50')).toHaveLength(2);
    expect(await rows(`format=playset&q=${encodeURIComponent(aSampleCard(2).name)}`)).toHaveLength(1);
    expect(await rows('format=moxfield&condition=HEAVILY_PLAYED')).toEqual([]);
  });

  it('can be made in each format, with the numbers that other programs know a printing by', async () => {
    const { id } = aSampleCard(3);
    await market.app.get(DataSource).query(
      `with ids as (update cards.printing set outer_ids =
          '{multiverse:61,mtgo:77,mtgo:78,tcgplayer:41,tcgplayer:42,cardmarket:51}' where id = $1)
        update cards.card_raw set raw = (raw::jsonb || '{"mtgo_id":77,"mtgo_foil_id":"none"}')::json where id = $1`,
      [id],
    );
    await stocked(market, store, { card: 3, quantity: 4 });
    for (const format of COLLECTION_FORMATS) {
      const { status, body } = await file(`format=${format}`);
      expect([format, status]).toEqual([format, 200]);
      expect(body).toMatch(format === 'pull-sheet' ? /^Shelf,/ : aSampleCard(3).name);
    }
    expect((await rows('format=archidekt'))[0]).toContain(',61,');
    expect((await rows('format=deckbox'))[0]).toContain(',41,');
    expect((await rows('format=cardmarket'))[0]).toContain('"";"51";');
    expect((await file('format=mtgo-dek')).body).toContain('CatID="77" Quantity="4"');
  });

  it('is empty but for its columns without a stock, and refused in a format that there is not', async () => {
    expect(await rows('format=dragon-shield')).toHaveLength(1);
    expect((await file('format=xlsx')).status).toBe(400);
    expect((await file('format=moxfield&since=last')).body as unknown as ProblemBody).toMatchObject({
      code: 'stock.export-has-no-differences',
    });
    expect((await market.someone().get('/api/stock/export?format=text')).status).toBe(401);
  });

  // @spec call-pull-sheet
  it('leads people along their shelves to what is reserved', async () => {
    await stocked(
      market,
      store,
      { external_id: 'a', shelf: 'A10', quantity: 2 },
      { external_id: 'b', shelf: 'a2', note: '@home', quantity: 3 },
      { external_id: 'c' },
      { external_id: 'd', shelf: 'A1' },
    );
    for (const [externalId, copies] of Object.entries({ a: 2, b: 1, c: 1 }))
      await reserve(externalId, copies);
    const places = ['a2,1', 'A10,2', ',1'];
    const csv = await rows('format=pull-sheet');
    expect(csv.map((row) => row.split(',').slice(0, 2).join())).toEqual(places);
    expect(csv[0]).toContain(`,'@home,`);
    const page = (path: string) => store.client.get<PullSheetLineDto[]>(path);
    const first = await page('/api/stock/pull-sheet?limit=2');
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const all = [...first.body, ...(await page(next)).body];
    expect(all.map(({ shelf, quantity }) => `${shelf ?? ''},${quantity}`)).toEqual(places);
  });

  it('leads to a line once, however its cards and its shelf are written', async () => {
    await stocked(
      market,
      store,
      { external_id: 'a', shelf: 'A\n1', quantity: 2 },
      { external_id: 'b', shelf: 'A\n1' },
    );
    await market.app.get(DataSource).query(
      `update listings.listings set card_name = upper(card_name) where uuid =
        (select uuid from listings.listings where lister = $1 and external_id = 'a' limit 1)`,
      [store.user.uuid],
    );
    for (const externalId of ['a', 'b']) await reserve(externalId, 2);
    const page = (path: string) => store.client.get<PullSheetLineDto[]>(path);
    const first = await page('/api/stock/pull-sheet?limit=1');
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const all = [...first.body, ...(await page(next)).body];
    expect(all.map(({ externalId, quantity }) => [externalId, quantity]).toSorted()).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
