// The story of finding lines in a stock: filters, orders, pages, sums.
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { STOCK_ORDERS } from '../dto/stock-filter.dto.js';
import type { StockLineDto, StockSummaryDto } from '../dto/stock-line.dto.js';
import { addStock, copiesOf, linesOf } from './a-stock.js';

describe('the lines of a stock', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    await addStock(market, store, [
      copiesOf(1, { quantity: 3, price_cents: 199, shelf: 'B10', external_id: '00412' }),
      copiesOf(1, { quantity: 2, price_cents: 199, shelf: 'B9' }),
      copiesOf(2, { condition: 'DAMAGED', price_cents: 1500, note: 'Inked', paid_cents: 400 }),
      copiesOf(3, { language: 'ja', type: 'TRADE', price_cents: 75, is_signed: true }),
    ]);
  });

  /** All lines, which are the same on pages of one. */
  async function pagedOf(member: Member, sort: string): Promise<StockLineDto[]> {
    const all = await linesOf(member, `?sort=${sort}`);
    const paged: StockLineDto[] = [];
    let path: string | undefined = `/api/stock/lines?sort=${sort}&limit=1`;
    while (path) {
      const page: { body: StockLineDto[]; headers: Headers } = await member.client.get<StockLineDto[]>(path);
      expect(page.headers.get('x-total-count')).toBe(String(all.length));
      paged.push(...page.body);
      path = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(paged).toEqual(all);
    return paged;
  }

  // @spec call-stock-lines
  it('have the quantity of identical copies, and all that these have in common', async () => {
    const [line] = await linesOf(store, '?q=00412');
    const { id, name, set, set_name, collector_number } = aSampleCard(1);
    expect(line).toMatchObject({
      ...{ cardId: id, cardName: name, cardSet: set_name, cardSetCode: set, cardNumber: collector_number },
      ...{ condition: 'NEAR_MINT', finish: 'NONFOIL', language: 'en', type: 'SELL', price: 1.99 },
      ...{ quantity: 3, reserved: 0, externalId: '00412', shelf: 'B10', note: null, privateNote: null },
      ...{ pricePaid: null, isSigned: false, isAltered: false, priceSetBy: 'HAND' },
    });
    expect(line?.marketPrice).toBeGreaterThan(0);
  });

  // @spec call-stock-lines, call-stock-summary
  it.each([
    ['words', 'q=b10', 1],
    ['a set', `set=${aSampleCard(1).set}`, 4],
    ['another set', 'set=xyz', 0],
    ['a condition', 'condition=DAMAGED', 1],
    ['conditions', 'condition=DAMAGED,NEAR_MINT', 4],
    ['a finish', 'finish=FOIL', 0],
    ['a language', 'language=ja', 1],
    ['a type', 'type=TRADE&type=BUY', 1],
    ['a price band', 'minPrice=1.99&maxPrice=2', 2],
    ['a shelf', 'shelf=B9', 1],
    ['no shelf', 'shelf=', 2],
    ['a count of the past', 'countedBefore=2020-01-01T00:00:00Z', 0],
    ['a ratio', 'minMarketRatio=0&maxMarketRatio=1000', 4],
    ['an import', 'import=9c1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0', 0],
  ])('are found by %s', async (_what, query, count) => {
    expect(await linesOf(store, `?${query}`)).toHaveLength(count);
    const { body } = await store.client.get<StockSummaryDto>(`/api/stock/summary?${query}`);
    expect(body.lines).toBe(count);
  });

  it.each(STOCK_ORDERS)('are in the order of %s, on whatever pages', async (sort) => {
    expect(await pagedOf(store, sort)).toHaveLength(4);
  });

  it('are in the order of their shelves, also of those with line breaks from before they were refused', async () => {
    const other = await signedUp(market, { role: 'STORE' });
    const shelves = ['B\u00859', 'b\n\n9', 'B\r\n10'];
    await addStock(
      market,
      other,
      shelves.map((shelf) => copiesOf(4, { shelf })),
    );
    const paged = (await pagedOf(other, 'shelf')).map(({ shelf }) => shelf);
    expect([paged[2], paged.toSorted()]).toEqual([shelves[2], shelves.toSorted()]);
    await pagedOf(other, '-shelf');
  });

  it('have those without a market price last, in either order of it', async () => {
    const other = await signedUp(market, { role: 'STORE' });
    await addStock(market, other, [copiesOf(40), copiesOf(41)]);
    await market.app
      .get(DataSource)
      .query('delete from cards.printing_price where pid = (select pid from cards.printing where id = $1)', [
        aSampleCard(41).id,
      ]);
    for (const sort of ['market', '-market']) {
      const prices = (await linesOf(other, `?sort=${sort}`)).map(({ marketPrice }) => marketPrice);
      expect([sort, ...prices]).toEqual([sort, expect.any(Number), null]);
    }
  });

  it('have no value where their owner only looks for the card', async () => {
    const other = await signedUp(market, { role: 'STORE' });
    await addStock(market, other, [copiesOf(1, { price_cents: 500 })]);
    const sum = async () => (await other.client.get<StockSummaryDto>('/api/stock/summary')).body;
    const { marketValue } = await sum();
    await addStock(market, other, [copiesOf(2, { quantity: 2, price_cents: 1000, type: 'BUY' })]);
    expect(await sum()).toMatchObject({ lines: 2, copies: 3, value: 5, marketValue });
    const lineIds = (await linesOf(other)).map(({ line }) => line);
    const previews = [
      [
        { filter: {}, change: { addToPrice: 1 } },
        { copies: 3, valueBefore: 5, valueAfter: 6 },
      ],
      [
        { filter: {}, change: { type: 'SELL' } },
        { copies: 3, valueBefore: 5, valueAfter: 25 },
      ],
      [
        { filter: {}, change: { type: 'BUY' } },
        { copies: 3, valueBefore: 5, valueAfter: 0 },
      ],
      [
        { lineIds, change: { quantity: 3 } },
        { copies: 3, valueBefore: 5, valueAfter: 15 },
      ],
    ] as const;
    for (const [edit, seen] of previews)
      expect((await other.client.post('/api/stock/edits/preview', edit)).body).toMatchObject(seen);
  });
});
