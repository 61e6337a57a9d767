// The story of edits that come twice or at the same moment, and of those that say nothing clear.
import { overtakenBy } from '../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { BatchDetailDto, BatchDto } from '../dto/batch.dto.js';
import { EditsService } from '../lines/edits.service.js';
import { TillService } from '../till/till.service.js';
import { addStock, copiesOf, linesOf } from './a-stock.js';

describe('edits of a stock', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    await addStock(market, store, [
      copiesOf(1, { quantity: 3, price_cents: 200 }),
      copiesOf(2, { quantity: 2, price_cents: 1000 }),
    ]);
  });
  const post = <Body>(path: string, body?: object) => store.client.post<Body>(`/api/stock/${path}`, body);
  const edit = async (body: object) => (await post<BatchDetailDto>('edits', body)).body;
  const prices = async () => (await linesOf(store, '?sort=price')).map(({ price }) => price);

  it('change each copy once when they come at once, and count the others as conflicts', async () => {
    const raise = () => edit({ filter: {}, change: { addToPrice: 1 } });
    const summaries = (await Promise.all([raise(), raise()])).map(({ summary }) => summary);
    const changed = summaries.reduce((sum, { changed = 0 }) => sum + changed, 0);
    const conflicts = summaries.reduce((sum, each) => sum + (each.conflicts ?? 0), 0);
    expect(changed + conflicts).toBe(10);
    expect(await prices()).toEqual([2 + changed / 5, 10 + changed / 5]);
  });

  it('set the number of copies of a line once when they come at once', async () => {
    const [line] = await linesOf(store, '?sort=price');
    expect(line?.quantity).toBe(3);
    const set = { lines: [{ line: line?.line }], change: { quantity: 4 } };
    const replies = await Promise.all([post<BatchDetailDto>('edits', set), post('edits', set)]);
    // The second one finds nothing to change.
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await linesOf(store, '?sort=price')).map(({ quantity }) => quantity)).toEqual([4, 2]);
  });

  it('leave a line alone that has another number of copies than was expected', async () => {
    const [first, second] = await linesOf(store, '?sort=price');
    const expecting = (expectedQuantity: number) => ({ line: first?.line, expectedQuantity });
    const sold = { lines: [{ line: first?.line, quantity: 1 }], change: { sell: {} } };
    expect((await post('edits', sold)).status).toBe(200);
    const change = { quantity: 4 };
    const refused = { status: 409, body: { code: 'stock.quantity-changed' } };
    expect(await post('edits', { lines: [expecting(3)], change })).toMatchObject(refused);
    const other = { line: second?.line, expectedQuantity: 2 };
    const { summary } = await edit({ lines: [expecting(3), other], change: { quantity: 1 } });
    const skipped = [{ reason: 'quantity-changed', copies: 2 }];
    expect(summary).toMatchObject({ withdrawn: 1, added: 0, skipped });
    expect((await edit({ lines: [expecting(2)], change })).summary).toMatchObject({ added: 2, skipped: [] });
    expect((await linesOf(store, '?sort=price')).map(({ quantity }) => quantity)).toEqual([4, 1]);
  });

  it('add copies to those that a line has by then', async () => {
    const [line] = await linesOf(store, '?sort=price');
    const add = () => post<BatchDetailDto>('edits', { lineIds: [line?.line], change: { addCopies: 1 } });
    const replies = await Promise.all([add(), add()]);
    expect(replies.map(({ body }) => body.summary)).toMatchObject([{ added: 1 }, { added: 1 }]);
    expect((await linesOf(store, '?sort=price')).map(({ quantity }) => quantity)).toEqual([5, 2]);
  });

  it('are undone also of copies that were only counted since', async () => {
    const { uuid } = await edit({ filter: {}, change: { addToPrice: 1 } });
    const put = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', quantity: 3 };
    const counted = await store.client.put<{ batch: string }>('/api/stock/lines', {
      mode: 'SET',
      lines: [put],
    });
    await post(`batches/${counted.body.batch}/undo`);
    await edit({ filter: {}, change: { count: true } });
    expect((await post<BatchDetailDto>(`batches/${uuid}/undo`)).body.changedSince).toBe(0);
    expect(await prices()).toEqual([2, 10]);
  });

  const onTheWay = {
    edit: (line: string) =>
      market.app.get(EditsService).edit(store.user, { lineIds: [line], change: { quantity: 4 } }),
    till: () => {
      const put = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 2, quantity: 4 } as const;
      return market.app.get(TillService).put(store.user, { mode: 'SET', lines: [put] });
    },
  };
  it.each(['edit', 'till'] as const)(
    'count the copies of a line only once the %s before them is done',
    async (before) => {
      const [line] = await linesOf(store, '?sort=price');
      const id = line?.line ?? '';
      const set = () => post('edits', { lineIds: [id], change: { quantity: 5 } });
      expect((await overtakenBy(market, () => onTheWay[before](id), set)).status).toBe(200);
      expect((await linesOf(store, '?sort=price')).map(({ quantity }) => quantity)).toEqual([5, 2]);
    },
  );

  it('make a till wait until they are done', async () => {
    const [line] = await linesOf(store, '?sort=price');
    await overtakenBy(market, () => onTheWay.edit(line?.line ?? ''), onTheWay.till);
    expect((await linesOf(store, '?sort=price')).map(({ quantity }) => quantity)).toEqual([4, 2]);
  });

  it('happen once for each Idempotency-Key', async () => {
    const body = { filter: {}, change: { addToPrice: 1 } };
    const once = () => store.client.post<BatchDto>('/api/stock/edits', body, { 'idempotency-key': 'raise' });
    const [one, other] = await Promise.all([once(), once()]);
    expect(one.body.uuid).toBe(other.body.uuid);
    expect(await prices()).toEqual([3, 11]);
  });

  it.each([
    ['no change', { filter: {}, change: {} }],
    ['two changes', { filter: {}, change: { price: 1, shelf: 'A' } }],
    ['no selection', { change: { price: 1 } }],
    ['two selections', { filter: {}, lines: [], change: { price: 1 } }],
    ['a list for a change', { filter: {}, change: [] }],
    ['a list for a filter', { filter: [], change: { price: 1 } }],
    ['fractions of cents', { filter: {}, change: { price: 1.005 } }],
    ['null for a price', { filter: {}, change: { price: null } }],
    ['a long shelf', { filter: {}, change: { shelf: 'x'.repeat(61) } }],
    ['line breaks', { filter: {}, change: { note: 'a\nb' } }],
    ['false for a withdrawal', { filter: {}, change: { withdraw: false } }],
    ['a number of copies for all that match', { filter: {}, change: { quantity: 1 } }],
    [
      'an expected number for another change',
      {
        lines: [{ line: '8a1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0', expectedQuantity: 1 }],
        change: { price: 1 },
      },
    ],
    ['more copies for all that match', { filter: {}, change: { addCopies: 1 } }],
    [
      'a negative number of copies',
      { lines: [{ line: '8a1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0' }], change: { quantity: -1 } },
    ],
  ])('are refused with %s', async (_what, body) => {
    expect((await post('edits', body)).status).toBe(400);
  });
});
