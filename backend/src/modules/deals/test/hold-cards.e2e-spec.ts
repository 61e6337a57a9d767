// The story of cards that a store keeps for a player until a moment.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import {
  ahead,
  DAY,
  enterCodeOf,
  expectConsistent,
  HOUR,
  held,
  listed,
  opened,
  seenBy,
  step,
} from '../../../../test/deals.js';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { DealJobs } from '../deal-jobs.js';
import type { DealDto, DealSummary, QueueEntry } from '../dto/deal.dto.js';

const market = story({}, { sample: true });
let player: Member;
let store: Member;
let stranger: Member;

afterEach(() => expectConsistent(market));
beforeAll(async () => {
  [player, store] = [await signedUp(market, { name: 'Kim Lee' }), await signedUp(market, { role: 'STORE' })];
  stranger = await signedUp(market, { role: 'STORE' });
});

const statusOf = async ({ lines }: Pick<DealDto, 'lines'>) => {
  const read = lines.map(({ listing }) => store.client.get<ListingDto>(`/api/listings/${listing}`));
  return (await Promise.all(read)).map(({ body }) => body.status);
};
const queue = async (part: string) =>
  (await store.client.get<QueueEntry[]>(`/api/deals/queue?part=${part}`)).body;

// @spec call-deal, call-put-aside, call-store-queue, call-enter-code, call-hand-over-code
it('a hold goes from the shelf over the counter to the player, and each sees the steps', async () => {
  const deal = await held(market, player, store, 3);
  const mine = await seenBy(player, deal);
  expect(mine).toMatchObject({
    ...{ kind: 'HOLD', state: 'SCHEDULED', version: 1, me: 'first', store: store.user.uuid },
    other: { uuid: store.user.uuid, name: store.user.name, role: 'STORE' },
    whoseTurn: store.user.uuid,
    meeting: { kind: 'COUNTER', store: { uuid: store.user.uuid } },
  });
  expect(mine.dueAt).toBe(mine.meeting?.to);
  expect(await statusOf(mine)).toEqual(['RESERVED', 'RESERVED', 'RESERVED']);
  expect(await queue('to-pull')).toMatchObject([
    { uuid: deal, cards: 3, total: 15, other: { name: 'Kim Lee' } },
  ]);

  expect((await step(player, deal, 'ready', { shelf: 'Drawer 3' })).status).toBe(403);
  const ready = await step(store, deal, 'ready', { shelf: 'Drawer 3' });
  expect(ready.body).toMatchObject({ state: 'READY', shelf: 'Drawer 3', whoseTurn: player.user.uuid });
  expect((await seenBy(player, deal)).shelf).toBeNull();
  expect(await queue('to-pull')).toEqual([]);
  expect(await queue('ready')).toMatchObject([{ uuid: deal, shelf: 'Drawer 3' }]);

  const one = await enterCodeOf(market, player, store, deal);
  expect(one.body).toMatchObject({
    state: 'HANDING',
    handOver: { confirmedByMe: true, confirmedByOther: false },
  });
  const both = await enterCodeOf(market, store, player, deal);
  expect(both.body).toMatchObject({ state: 'DONE', dueAt: null, whoseTurn: null });
  expect(both.body.history.map(({ event, state, by }) => [event, state, by])).toEqual([
    ['OPENED', 'SCHEDULED', player.user.uuid],
    ['PUT_ASIDE', 'READY', store.user.uuid],
    ['CONFIRMED_BY_ONE', 'HANDING', store.user.uuid],
    ['CONFIRMED_BY_BOTH', 'DONE', player.user.uuid],
  ]);
  expect(await statusOf(both.body)).toEqual(['SOLD', 'SOLD', 'SOLD']);
  const history = await store.client.get<ListingDto[]>(`/api/listings/user/${store.user.uuid}/order-history`);
  expect(history.body.slice(0, 3).map(({ finalSoldPrice }) => finalSoldPrice)).toEqual([5, 5, 5]);
});

// @spec call-deals, call-deal
it('deals are listed for their parties, and to others they don’t exist', async () => {
  const deal = await held(market, player, store);
  const first = (await player.client.get<DealSummary[]>('/api/deals')).body[0];
  expect(first).toMatchObject({ uuid: deal, cards: 1, state: 'SCHEDULED', other: { uuid: store.user.uuid } });
  expect(
    (await player.client.get<DealSummary[]>('/api/deals?view=past')).body.map(({ uuid }) => uuid),
  ).not.toContain(deal);
  const page = await store.client.get<DealSummary[]>('/api/deals?limit=1');
  expect(page.body[0]?.uuid).toBe(deal);
  const calls = [
    ['GET', ''],
    ['GET', '/code'],
    ['GET', '/meeting.ics'],
    ['POST', '/cancel', { reason: 'OTHER' }],
    ['POST', '/ready', { shelf: null }],
  ] as const;
  for (const [method, path, body] of calls) {
    const { status, body: problem } = await stranger.client.call<ProblemBody>(
      method,
      `/api/deals/${deal}${path}`,
      body,
    );
    expect([status, problem.code]).toEqual([404, 'deals.not-found']);
  }
  expect((await stranger.client.get<DealSummary[]>('/api/deals')).body).toEqual([]);
});

// @spec call-store-queue
it('a hold that nobody fetches is late, and back on the market a day after its time, without a mark', async () => {
  const deal = await held(market, player, store);
  const { lines } = await seenBy(player, deal);
  market.clock.pass(2 * DAY + HOUR);
  expect((await queue('late')).map(({ uuid }) => uuid)).toContain(deal);
  await market.app.get(DealJobs).sweep();
  expect((await seenBy(player, deal)).state).toBe('SCHEDULED');
  market.clock.pass(DAY);
  expect((await step<ProblemBody>(store, deal, 'ready', { shelf: null })).body.code).toBe('deals.not-now');
  await market.app.get(DealJobs).sweep();
  expect(await seenBy(player, deal)).toMatchObject({ state: 'EXPIRED', endReason: 'NOBODY_CONFIRMED' });
  expect(await statusOf({ lines })).toEqual(['ACTIVE']);
});

it('a store moves a hold to a later day, once the player agrees', async () => {
  const deal = await held(market, player, store);
  const [from, to] = [ahead(market, HOUR), ahead(market, 4 * DAY)].map((moment) => moment.toISOString());
  await step(store, deal, 'meeting', { place: { kind: 'COUNTER' }, from, to });
  const moved = await step(player, deal, 'meeting/confirm');
  expect(moved.body).toMatchObject({ state: 'SCHEDULED', dueAt: to, proposal: null });
  const [line] = moved.body.lines;
  const { body } = await player.client.get<ListingDto>(`/api/listings/${line?.listing}`);
  expect(body.reservedUntil).toBe(to);
});

it('a hold stays at the counter: no other place can be proposed', async () => {
  const deal = await held(market, player, store);
  const [from, to] = [ahead(market, HOUR), ahead(market, 4 * DAY)].map((moment) => moment.toISOString());
  for (const party of [player, store]) {
    const asked = { place: { kind: 'TEXT', text: 'At the fountain' }, from, to };
    const { status, body } = await step<ProblemBody>(party, deal, 'meeting', asked);
    expect([status, body.code]).toEqual([400, 'deals.hold-at-counter']);
  }
  expect((await seenBy(player, deal)).proposal).toBeNull();
});

// @spec call-store-queue
it('a store whose page alone says its zone holds until an hour there, and its day ends there, once the night is over', async () => {
  const island = await signedUp(market, { role: 'STORE' });
  const page = { description: null, website: null, weekly: [], exceptions: [] };
  await island.client.put('/api/storefronts/mine', { ...page, timeZone: 'Pacific/Kiritimati' });
  // Kiritimati is 14 hours ahead: at noon UTC the next day has begun there, and ends in 22 hours.
  const noon = new Date(market.clock.now());
  noon.setUTCHours(36, 0, 0, 0);
  market.clock.pass((noon.getTime() - market.clock.now().getTime()) / 1000);
  const until = async (hours: number) => {
    const [listing = ''] = await listed(island);
    const copies = [{ listing, giver: island.user.uuid, priceCents: 500 }];
    return opened(market, player, island, { kind: 'HOLD', heldUntil: ahead(market, hours * HOUR), copies });
  };
  // Until 02:00, when a store may close, and until 07:00.
  const [today, tonight] = [await until(21), await until(24), await until(29)];
  const seen = await seenBy(player, today);
  expect(seen.meeting).toMatchObject({ kind: 'COUNTER', timeZone: 'Pacific/Kiritimati' });
  const { body: copy } = await player.client.get<ListingDto>(`/api/listings/${seen.lines[0]?.listing}`);
  expect(copy).toMatchObject({ reservedUntil: seen.dueAt, reservedTimeZone: 'Pacific/Kiritimati' });
  const due = await island.client.get<QueueEntry[]>('/api/deals/queue?part=due-today');
  expect(due.body.map(({ uuid }) => uuid)).toEqual([today, tonight]);
});

it('a copy that is reserved can’t be promised again', async () => {
  const [listing = ''] = await listed(store);
  const copies = [{ listing, giver: store.user.uuid, priceCents: 500 }];
  const deal = await opened(market, player, store, { copies });
  await expect(opened(market, stranger, store, { copies })).rejects.toMatchObject({
    code: 'listings.not-available',
    details: { errors: [{ field: listing }] },
  });
  await expect(
    opened(market, stranger, store, { copies: [{ ...copies[0], listing: randomUUID() }] as never }),
  ).rejects.toThrow();
  expect((await seenBy(player, deal)).state).toBe('AGREED');
});

it('a copy that its owner stops offering for trade stays with its deal, and is offered in no other', async () => {
  const card = { cardId: aSampleCard(7).id, condition: 'NEAR_MINT', price: 5, type: 'TRADE' };
  const { body: cards } = await stranger.client.post<ListingDto[]>('/api/listings', [card, card]);
  const [listing = '', free = ''] = cards.map(({ uuid }) => uuid);
  const copies = [{ listing, giver: stranger.user.uuid, priceCents: 500 }];
  const deal = await opened(market, player, stranger, { copies });
  const own = (method: string, uuid: string, body?: object) =>
    stranger.client.call<ProblemBody>(method, `/api/listings/${uuid}`, body, { 'If-Match': '*' });
  for (const [method, body] of [['PATCH', { type: 'SELL' }], ['PATCH', { type: 'BUY' }], ['DELETE']] as const)
    expect((await own(method, listing, body)).body.code).toBe('listings.reserved');
  const edit = { filter: {}, change: { withdraw: true } };
  expect((await stranger.client.post('/api/stock/edits', edit)).status).toBe(200);
  await jobsDone(market);
  expect(await seenBy(player, deal)).toMatchObject({
    state: 'AGREED',
    lines: [{ listing, isStruck: false }],
  });
  const { body } = await stranger.client.get<ListingDto>(`/api/listings/${listing}`);
  expect([body.status, body.type]).toEqual(['RESERVED', 'TRADE']);
  const offer = { recipient: stranger.user.uuid, lines: [{ listing: free }] };
  const refused = await player.client.post<ProblemBody>('/api/offers', offer);
  expect([refused.status, refused.body.code]).toEqual([409, 'offers.copies-gone']);
});

it('nobody fails to come to a hold before it is over', async () => {
  const deal = await held(market, player, store);
  market.clock.pass(HOUR);
  for (const party of [player, store]) {
    const { status, body } = await step<ProblemBody>(party, deal, 'no-show');
    expect([status, body.code]).toEqual([409, 'deals.too-early']);
  }
});
