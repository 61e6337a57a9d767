// The story of copies that a stock says are gone while deals keep them: nothing is cut in silence.
import type { ProblemBody } from '../../../../test/client.js';
import {
  ahead,
  DAY,
  enterCodeOf,
  expectConsistent,
  HOUR,
  opened,
  seenBy,
  step,
} from '../../../../test/deals.js';
import { jobsDone } from '../../../../test/mails.js';
import { allNotificationsOf } from '../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { AccountRecord } from '../../reviews/dto/review.dto.js';
import { addStock, copiesOf } from '../../stock/test/a-stock.js';
import { committed, compared, fileOf, rowOf } from '../../stock/test/an-import.js';
import type { PutLinesResult } from '../../stock/till/dto/put-lines.dto.js';
import { DealJobs } from '../deal-jobs.js';
import type { ConflictEntry, DealDto } from '../dto/deal.dto.js';

const market = story({}, { sample: true });
let store: Member;
let kim: Member;
let robin: Member;
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
  [kim, robin] = [await signedUp(market, { name: 'Kim Lee' }), await signedUp(market)];
});
afterEach(() => expectConsistent(market));

const copies = async (many: number): Promise<string[]> => {
  await addStock(market, store, [copiesOf(1, { quantity: many, external_id: 'SKU-1' })]);
  const { body } = await store.client.get<ListingDto[]>(
    `/api/listings/user/${store.user.uuid}/status/ACTIVE`,
  );
  return body.map(({ uuid }) => uuid);
};
/** A hold of one copy; the next is half an hour later. */
const hold = async (player: Member, listing = ''): Promise<string> => {
  const given = [{ listing, giver: store.user.uuid, priceCents: 250 }];
  const deal = await opened(market, player, store, {
    kind: 'HOLD',
    heldUntil: ahead(market, 5 * DAY),
    copies: given,
  });
  market.clock.pass(HOUR / 2);
  return deal;
};
const put = async (quantity: number) => {
  const lines = [{ externalId: 'SKU-1', quantity }];
  const { body } = await store.client.put<PutLinesResult>('/api/stock/lines', { mode: 'SET', lines });
  await jobsDone(market);
  return body.lines[0];
};
const conflicts = async (who = store) => (await who.client.get<ConflictEntry[]>('/api/deals/conflicts')).body;
const statusOf = async (listing = '') =>
  (await store.client.get<ListingDto>(`/api/listings/${listing}`)).body.status;
const refusal = async (reply: Promise<{ body: ProblemBody }>) => (await reply).body.code;
const resolve = <Body = DealDto>(deal: string, isThere: boolean, who = store) =>
  step<Body>(who, deal, 'conflict', { isThere });

// @spec call-stock-conflicts
it('a till that has fewer than are held takes the rest off the market, and asks about the hold that came last', async () => {
  const [first, second, third] = await copies(3);
  const [older, newer] = [await hold(kim, first), await hold(robin, second)];
  expect(await put(1)).toMatchObject({
    ...{ outcome: 'BELOW_RESERVED', code: 'stock.line-below-reserved', reserved: 2 },
    ...{ quantityBefore: 3, quantityAfter: 2 },
  });
  expect(await statusOf(third)).toBe(404);
  expect(await conflicts()).toMatchObject([
    { uuid: newer, lines: [{ listing: second }], conflict: { by: store.user.uuid, listings: [second] } },
  ]);
  expect(await seenBy(robin, newer)).toMatchObject({ state: 'SCHEDULED', whoseTurn: store.user.uuid });
  expect((await seenBy(kim, older)).conflict).toBeNull();
  expect(await conflicts(kim)).toEqual([]);
  // The till says it again: nothing new.
  const { version } = await seenBy(store, newer);
  await put(1);
  expect((await seenBy(store, newer)).version).toBe(version);
});

// @spec call-resolve-stock-conflict
it('a store that has the card after all says so, once, and nobody else can', async () => {
  const [first] = await copies(1);
  const deal = await hold(kim, first);
  await put(0);
  expect((await resolve<ProblemBody>(deal, true, kim)).body.code).toBe('deals.no-conflict');
  const cleared = await resolve(deal, true);
  expect(cleared.body).toMatchObject({ state: 'SCHEDULED', conflict: null });
  expect((await resolve(deal, true)).body.version).toBe(cleared.body.version);
  expect(await conflicts()).toEqual([]);
  expect(await statusOf(first)).toBe('RESERVED');
});

// @spec call-resolve-stock-conflict
it('a card that was sold elsewhere ends the deal, is not on offer again, and the other learns who else has it', async () => {
  const [first] = await copies(1);
  const deal = await hold(kim, first);
  const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 4 };
  const { body: rival } = await robin.client.post<ListingDto[]>('/api/listings', [entry]);
  await put(0);
  const gone = await resolve(deal, false);
  expect(gone.body).toMatchObject({
    state: 'CANCELLED',
    endReason: 'SOLD_ELSEWHERE',
    conflict: null,
    nextBest: [],
  });
  expect(await statusOf(first)).toBe(404);
  expect((await seenBy(kim, deal)).nextBest).toMatchObject([
    { nth: 0, listing: rival[0]?.uuid, lister: robin.user.uuid, price: 4 },
  ]);
  await jobsDone(market);
  const noticed = await allNotificationsOf(kim.client);
  expect(noticed.map(({ kind, details }) => [kind, details.change])).toEqual([
    ['DEAL_MEETING', 'CANCELLED'],
    ['DEAL_MEETING', 'STOCK_CONFLICT'],
  ]);
  const { body: records } = await kim.client.get<AccountRecord[]>(
    `/api/reviews/records?accounts=${store.user.uuid}`,
  );
  expect(records[0]?.withPlayers).toMatchObject({ lateCancellations: 0, stockConflicts: 1 });
});

it('a conflict that nobody resolves within a day cancels the deal for the store', async () => {
  const [first] = await copies(1);
  const deal = await hold(kim, first);
  await put(0);
  market.clock.pass(DAY - 1);
  await market.app.get(DealJobs).sweep();
  expect((await seenBy(kim, deal)).state).toBe('SCHEDULED');
  market.clock.pass(2);
  await market.app.get(DealJobs).sweep();
  expect(await seenBy(kim, deal)).toMatchObject({ state: 'CANCELLED', endReason: 'SOLD_ELSEWHERE' });
  expect(await statusOf(first)).toBe(404);
});

it('a person who has sold a promised card elsewhere has canceled late', async () => {
  const { body: own } = await robin.client.post<ListingDto[]>('/api/listings', [
    { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 4 },
  ]);
  const given = [{ listing: own[0]?.uuid ?? '', giver: robin.user.uuid, priceCents: 400 }];
  const deal = await opened(market, kim, robin, { copies: given });
  market.clock.pass(HOUR);
  const lines = [{ cardId: aSampleCard(1).id, condition: 'NEAR_MINT', quantity: 0 }];
  await robin.client.put('/api/stock/lines', { mode: 'SET', lines });
  await jobsDone(market);
  await resolve(deal, false, robin);
  const { body } = await kim.client.get<AccountRecord[]>(`/api/reviews/records?accounts=${robin.user.uuid}`);
  expect(body[0]?.withPlayers).toMatchObject({ lateCancellations: 1, stockConflicts: 0 });
});

it('an import says how many copies deals keep, keeps them, and asks about those that it lacks', async () => {
  const [first, second] = await copies(3);
  const [older, newer] = [await hold(kim, first), await hold(robin, second)];
  const file = fileOf(rowOf(1, { quantity: 1, externalId: 'SKU-1' }));
  const seen = await compared(store, file, { mode: 'SET' });
  expect(seen.difference?.reserved).toEqual({ copies: 2, missing: 1 });
  const { state } = await committed(store, seen, ['TO_ZERO']);
  expect(state).toBe('COMMITTED');
  await jobsDone(market);
  expect((await conflicts()).map(({ uuid }) => uuid)).toEqual([newer]);
  expect((await seenBy(kim, older)).conflict).toBeNull();
  expect([await statusOf(first), await statusOf(second)]).toEqual(['RESERVED', 'RESERVED']);
});

it('copies that are marked as sold in bulk stay with their deals, which ask about them', async () => {
  const [first] = await copies(2);
  const deal = await hold(kim, first);
  const edit = { filter: {}, change: { sell: {} } };
  const preview = await store.client.post<{ skipped: object[] }>('/api/stock/edits/preview', edit);
  expect(preview.body.skipped).toEqual([{ reason: 'reserved', copies: 1 }]);
  expect((await store.client.post('/api/stock/edits', edit)).status).toBe(200);
  await jobsDone(market);
  expect((await conflicts()).map(({ uuid }) => uuid)).toEqual([deal]);
  expect(await statusOf(first)).toBe('RESERVED');
});

describe('copies that are asked about', () => {
  it('are off the market when their line is struck, and nobody is asked about them any more', async () => {
    const [first, second] = await copies(2);
    const given = [first, second].map((listing = '') => ({
      ...{ listing, giver: store.user.uuid, priceCents: 250 },
    }));
    const deal = await opened(market, kim, store, {
      kind: 'HOLD',
      heldUntil: ahead(market, DAY),
      copies: given,
    });
    await put(1);
    const { conflict, lines } = await seenBy(store, deal);
    const [gone] = conflict?.listings ?? [];
    const struck = lines.filter(({ listing }) => listing === gone).map(({ nth }) => nth);
    await step(store, deal, 'amendment', { struck, conditions: [] });
    expect((await step(kim, deal, 'amendment/agree')).body).toMatchObject({
      ...{ state: 'SCHEDULED', conflict: null, whoseTurn: store.user.uuid },
    });
    expect(await conflicts()).toEqual([]);
    expect(await statusOf(gone)).toBe(404);
    expect(await statusOf([first, second].find((each) => each !== gone))).toBe('RESERVED');
  });

  it('are off the market when the other cancels before the store has said whether they are there', async () => {
    const [first] = await copies(1);
    const deal = await hold(kim, first);
    await put(0);
    const cancelled = await step(kim, deal, 'cancel', { reason: 'CHANGED_MIND' });
    expect(cancelled.body).toMatchObject({ state: 'CANCELLED', endReason: 'CHANGED_MIND' });
    expect(await statusOf(first)).toBe(404);
  });

  it('are off the market when somebody did not come, and are asked about no more by then', async () => {
    const [first] = await copies(1);
    const deal = await hold(kim, first);
    market.clock.pass(5 * DAY);
    await put(0);
    expect((await step(store, deal, 'no-show')).body).toMatchObject({
      ...{ state: 'NO_SHOW_CLAIMED', conflict: null, whoseTurn: kim.user.uuid },
    });
    expect(await conflicts()).toEqual([]);
    expect(await refusal(resolve<ProblemBody>(deal, true))).toBe('deals.no-conflict');
    await step(kim, deal, 'no-show/answer', { agrees: true });
    expect(await statusOf(first)).toBe(404);
  });

  it('are on the market again when their giver says after the meeting that they have kept them', async () => {
    const [first, second] = await copies(2);
    const [silent, kept] = [await hold(kim, first), await hold(robin, second)];
    await put(0);
    for (const [deal, player] of [
      [silent, kim],
      [kept, robin],
    ] as const)
      expect((await enterCodeOf(market, store, player, deal)).body.state).toBe('HANDING');
    market.clock.pass(3 * DAY + 60);
    await market.app.get(DealJobs).sweep();
    await step(store, kept, 'whereabouts', { cards: 'KEPT' });
    market.clock.pass(7 * DAY + 60);
    await market.app.get(DealJobs).sweep();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 'ACTIVE']);
  });
});
