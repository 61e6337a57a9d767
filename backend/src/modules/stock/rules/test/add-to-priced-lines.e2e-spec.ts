// The story of copies that a till or an import adds to lines whose prices follow a rule, and of the prices that they set themselves.
import { type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { addStock, copiesOf } from '../../test/a-stock.js';
import { committed, compared, fileOf, type RowOfFile, rowOf } from '../../test/an-import.js';
import { BY_RULE, pricesOf } from './a-priced-stock.js';

describe('a line that is priced by a rule', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    await addStock(market, store, [copiesOf(1, { ...BY_RULE, external_id: 'SKU-1' })]);
  });

  describe('at a till', () => {
    const put = async (line: object) => {
      const body = { mode: 'SET', lines: [{ externalId: 'SKU-1', ...line }] };
      expect((await store.client.put('/api/stock/lines', body)).status).toBe(200);
    };

    it.each([{}, { price: 8 }])('goes on following it with more copies: %j', async (same) => {
      await put({ quantity: 3, ...same });
      expect(await pricesOf(store)).toEqual([[8, 'RULE', 3]]);
    });

    it('follows it when it is back in stock', async () => {
      await put({ quantity: 0 });
      await put({ quantity: 2 });
      expect(await pricesOf(store)).toEqual([[8, 'RULE', 2]]);
    });

    it('is typed by hand once the till sets another price', async () => {
      await put({ quantity: 3, price: 9 });
      expect(await pricesOf(store)).toEqual([[9, 'HAND', 3]]);
      await put({ quantity: 0 });
      await put({ quantity: 2 });
      expect(await pricesOf(store)).toEqual([[9, 'HAND', 2]]);
    });
  });

  describe('in an import', () => {
    const bring = async (mode: string, ...rows: readonly RowOfFile[]) => {
      await committed(store, await compared(store, fileOf(...rows), { mode }));
    };
    const row = (more: RowOfFile) => rowOf(1, { externalId: 'SKU-1', ...more });

    it.each([
      ['ADD', 8, 2],
      ['SET', 8, 3],
      ['SET', '', 3],
      ['REPLACE', '', 3],
    ] as const)('goes on following it with more copies: %s, price %j', async (mode, price, quantity) => {
      await bring(mode, row({ price, quantity }));
      expect(await pricesOf(store)).toEqual([[8, 'RULE', 3]]);
    });

    it('follows it in another place, too, where the file says no price', async () => {
      await bring('SET', row({ price: '', shelf: 'A1' }), row({ price: '', shelf: 'B2' }));
      expect(await pricesOf(store)).toEqual([
        [8, 'RULE', 1],
        [8, 'RULE', 1],
      ]);
    });

    it('is typed by hand where the file sets another price', async () => {
      await bring('SET', row({ price: 9, quantity: 3 }));
      expect(await pricesOf(store)).toEqual([[9, 'HAND', 3]]);
    });

    it('stays apart from a line at another price, and from one that is typed by hand in part', async () => {
      await addStock(market, store, [copiesOf(2, BY_RULE), copiesOf(2, { price_cents: 800 })]);
      await bring('ADD', row({ price: 9 }), rowOf(2, { price: 8 }));
      const prices = await pricesOf(store);
      expect(new Set(prices.map(String))).toEqual(new Set(['8,RULE,1', '8,HAND,3', '9,HAND,1']));
    });
  });
});
