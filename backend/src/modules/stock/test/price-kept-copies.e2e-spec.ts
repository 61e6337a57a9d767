// The story of a store that changes the price of a card while a deal keeps copies of it: the deal keeps the price that was agreed on, and
// what comes back from it costs what the others cost.
import { ahead, DAY, expectConsistent, opened, seenBy, step } from '../../../../test/deals.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { BatchDetailDto } from '../dto/batch.dto.js';
import type { EditPreview } from '../dto/preview.dto.js';
import { quote, save } from '../rules/test/a-priced-stock.js';
import { linesOf } from './a-stock.js';
import { committed, compared, fileOf, rowOf } from './an-import.js';

const market = story({}, { sample: true });
let store: Member;
let player: Member;
let deal: string;

beforeEach(async () => {
  [player, store] = [await signedUp(market), await signedUp(market, { role: 'STORE' })];
  const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5 };
  const { body } = await store.client.post<ListingDto[]>('/api/listings', [entry, entry, entry]);
  const [listing = ''] = body.map(({ uuid }) => uuid);
  const copies = [{ listing, giver: store.user.uuid, priceCents: 500 }];
  deal = await opened(market, player, store, { kind: 'HOLD', heldUntil: ahead(market, 2 * DAY), copies });
});
afterEach(() => expectConsistent(market));

const lines = async () =>
  (await linesOf(store, '?sort=price')).map(({ price, quantity, reserved }) => [price, quantity, reserved]);
const edit = async (body: object) => {
  const answer = await store.client.post<BatchDetailDto>('/api/stock/edits', body);
  expect(answer.status).toBe(200);
  return answer.body;
};
const cancel = () => step(player, deal, 'cancel', { reason: 'CHANGED_MIND' });

const WAYS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['types another price', () => edit({ filter: {}, change: { price: 9 } })],
  ['adds to all prices', () => edit({ filter: {}, change: { addToPrice: 4 } })],
  [
    'sends one from a till',
    () => {
      const line = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 9, quantity: 3 };
      return store.client.put('/api/stock/lines', { mode: 'SET', lines: [line] });
    },
  ],
  [
    'imports one',
    async () => {
      const found = await compared(store, fileOf(rowOf(1, { quantity: 3, price: 9 })), { mode: 'REPLACE' });
      expect(found.difference?.kinds).toEqual([{ kind: 'PRICE', lines: 1, copies: 3, value: 12 }]);
      await committed(store, found);
    },
  ],
  [
    'lets the price follow its rules',
    async () => {
      await quote(market, 1, 1000);
      await save(store);
      await edit({ filter: {}, change: { priceByRules: true } });
    },
  ],
];

it.each(WAYS)('a store that %s reprices what it keeps, and the deal stays as it was', async (_, reprice) => {
  await reprice();
  expect(await lines()).toEqual([[9, 2, 1]]);
  expect((await seenBy(player, deal)).lines).toMatchObject([{ price: 5 }]);
  expect((await cancel()).status).toBe(200);
  expect(await lines()).toEqual([[9, 3, 0]]);
});

it('prices that follow the rules of a store do so while a copy is kept', async () => {
  await quote(market, 1, 1000);
  await save(store);
  await edit({ filter: {}, change: { priceByRules: true } });
  await quote(market, 1, 1100);
  const { body } = await store.client.post('/api/stock/price-rules/apply', { includeTyped: false });
  expect(body).toMatchObject({ changed: 3, conflicts: 0 });
  await cancel();
  expect(await lines()).toEqual([[10, 3, 0]]);
});

it('a new price is taken back while the copy is kept, and left alone once it has come back', async () => {
  const first = await edit({ filter: {}, change: { price: 9 } });
  await store.client.post(`/api/stock/batches/${first.uuid}/undo`);
  expect(await lines()).toEqual([[5, 2, 1]]);
  const second = await edit({ filter: {}, change: { price: 9 } });
  await cancel();
  const undone = await store.client.post<BatchDetailDto>(`/api/stock/batches/${second.uuid}/undo`);
  expect(undone.body.summary).toMatchObject({ restored: 2, changedSince: 1 });
});

it('everything else of a kept copy stays as it is, and of a few copies those on the market are priced', async () => {
  const reserved = [{ reason: 'reserved', copies: 1 }];
  const [line] = await linesOf(store);
  for (const body of [
    { filter: {}, change: { shelf: 'A1' } },
    { filter: {}, change: { sell: { price: 9 } } },
    { lines: [{ line: line?.line, quantity: 1 }], change: { price: 9 } },
  ]) {
    const { body: seen } = await store.client.post<EditPreview>('/api/stock/edits/preview', body);
    expect(seen.skipped).toEqual(reserved);
  }
  await edit({ lines: [{ line: line?.line, quantity: 1 }], change: { price: 9 } });
  expect(await lines()).toEqual([
    [5, 1, 1],
    [9, 1, 0],
  ]);
});
