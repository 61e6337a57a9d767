// The story of offers that end by themselves: a card is gone, a time is over, somebody is blocked or leaves.
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone, mailsTo } from '../../../../test/mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { overtakenBy } from '../../../../test/overtaken.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { AnswersService } from '../answers.service.js';
import type { MakeOffer } from '../dto/make-offer.dto.js';
import type { OfferDto } from '../dto/offer.dto.js';
import { OffersService } from '../offers.service.js';
import { VoidsService } from '../voids.service.js';
import { about, inboxOf, listed, offered, seen, step } from './offering.js';

const market = story({}, { sample: true });
let robin: Member;
let kim: Member;
const HOUR = 3600;

beforeEach(async () => {
  [robin, kim] = [await signedUp(market), await signedUp(market, { name: 'Kim Osei' })];
});
const changesFor = async ({ client }: Member) =>
  (await notificationsOf(client, 'OFFER_ANSWERED')).map(({ details }) => details.change);

// @spec call-remake-offer
it('an offer about a card that was sold is void, and is made again without it by one tap', async () => {
  const [first = '', second = ''] = await listed(kim, 1, 2);
  const { uuid } = await offered(robin, kim, [first, second], {
    cash: { amount: 9, payer: robin.user.uuid },
  });
  const nothing = await step<ProblemBody>(robin, uuid, 'remake');
  expect(nothing.body.code).toBe('offers.nothing-gone');
  await kim.client.patch(`/api/listings/${first}`, { status: 'SOLD' });
  await jobsDone(market);
  expect(await seen(robin, uuid)).toMatchObject({
    ...{ state: 'VOID', voidReason: 'LINE_GONE', lines: [{ isAvailable: false }, { isAvailable: true }] },
  });
  expect(await changesFor(robin)).toEqual(['VOID']);
  // Kim knows: it was her own doing.
  expect(await changesFor(kim)).toEqual([]);
  const late = await step<ProblemBody>(kim, uuid, 'accept', { revision: 1 });
  expect(late).toMatchObject({ status: 409, body: { code: 'offers.void', errors: [{ field: first }] } });
  const again = await step(robin, uuid, 'remake');
  expect(again).toMatchObject({ status: 201, body: { state: 'OPEN', lines: [{ listing: second }] } });
  expect(again.body.cash).toMatchObject({ amount: 4 });
  await kim.client.patch(`/api/listings/${second}`, { status: 'SOLD' });
  await jobsDone(market);
  expect((await step<ProblemBody>(robin, again.body.uuid, 'remake')).body.code).toBe('offers.no-line-left');
});

it('an offer is void when its card is withdrawn or sold among others at once, without a message about it', async () => {
  const copies = await listed(kim, 1, 4);
  const offers = await Promise.all(copies.map((copy) => offered(robin, kim, [copy])));
  const states = () => Promise.all(offers.map(async ({ uuid }) => (await seen(robin, uuid)).state));
  for (const [change, left] of [
    ['withdraw', 2],
    ['sell', 1],
  ] as const) {
    const { body } = await kim.client.get<{ line: string }[]>('/api/stock/lines');
    const lines = [{ line: body[0]?.line, quantity: change === 'withdraw' ? 2 : 1 }];
    const edit = { lines, change: { [change]: change === 'sell' ? {} : true } };
    expect((await kim.client.post('/api/stock/edits', edit)).status).toBe(200);
    await jobsDone(market);
    expect((await states()).filter((state) => state === 'OPEN')).toHaveLength(left);
  }
  expect(await changesFor(robin)).toEqual(['VOID', 'VOID', 'VOID']);
  expect(await changesFor(kim)).toEqual([]);
});

it('an event that comes late ends no offer of a copy that is on the market', async () => {
  const [card = ''] = await listed(kim);
  const { uuid } = await offered(robin, kim, [card]);
  await market.app.get(VoidsService).copiesAreGone([card]);
  expect(await seen(robin, uuid)).toMatchObject({ state: 'OPEN' });
});

it('an offer that is made again is of the copies as they are now, and keeps no cash for what is gone', async () => {
  const [first = '', second = ''] = await listed(kim, 1, 2);
  const cash = { amount: 5, payer: robin.user.uuid };
  const { uuid } = await offered(robin, kim, [first, second], { cash });
  await kim.client.patch(`/api/listings/${first}`, { status: 'SOLD' });
  await kim.client.patch(`/api/listings/${second}`, { condition: 'HEAVILY_PLAYED' });
  await jobsDone(market);
  const again = await step(robin, uuid, 'remake');
  expect(again).toMatchObject({
    status: 201,
    body: { cash: null, lines: [{ condition: 'HEAVILY_PLAYED' }] },
  });
});

it('all offers of an account that is closed end, however many they are', async () => {
  const many = {
    name: 'test.many-offers',
    text: `insert into offers.offer (uuid, kind, state, proposer, recipient, revision, turn, waiting, hours, expires_at, cards,
        first_card, created_at, changed_at)
      select gen_random_uuid(), 'TRADE', 'OPEN', $1, $2, 1, $2, $1, 72, now() + interval '10 years', 1, 'A card', now(), now()
      from generate_series(1, 1001)`,
  };
  await market.app.get(Sql).rows(many, [robin.user.uuid, kim.user.uuid]);
  await market.app.get(VoidsService).accountIsClosed(robin.user.uuid);
  const open = {
    name: 'test.open-offers',
    text: `select count(*)::int as count from offers.offer where proposer = $1 and state = 'OPEN'`,
  };
  expect(await market.app.get(Sql).one(open, [robin.user.uuid])).toEqual({ count: 0 });
});

it('others who asked are counted, and learn at once who has it next when they lose it', async () => {
  const [card = ''] = await listed(kim, 3);
  const rival = await signedUp(market, { name: 'Ines Duarte' });
  const [dearer] = await listed(rival, 3, 1, { price: 7 });
  const [mine, theirs] = [await offered(robin, kim, [card]), await offered(rival, kim, [card])];
  expect(await seen(kim, mine.uuid)).toMatchObject({ othersAsked: 1 });
  const countered = { lines: [{ listing: card, price: 4 }] };
  await step(kim, mine.uuid, 'revisions', { revision: 1, body: countered });
  await step(kim, theirs.uuid, 'revisions', { revision: 1, body: countered });
  expect((await step(rival, theirs.uuid, 'accept', { revision: 2 })).body.state).toBe('ACCEPTED');
  const lost = await step<ProblemBody>(robin, mine.uuid, 'accept', { revision: 2 });
  expect(lost).toMatchObject({ status: 409, body: { code: 'offers.void' } });
  expect(lost.body.errors).toMatchObject([
    { field: card, code: 'offers.line-gone' },
    {
      field: card,
      code: 'offers.next-best',
      params: { listing: dearer, name: 'Ines Duarte', role: 'USER', price: 7 },
    },
  ]);
  expect(await seen(robin, mine.uuid)).toMatchObject({ state: 'VOID', othersAsked: 0 });
  await jobsDone(market);
  // Kim has given it to the other one, and is not notified of the end of this offer.
  expect(await changesFor(kim)).toEqual(['ACCEPTED']);
});

it('an offer reminds whom it waits for a day before it ends, once, and then ends', async () => {
  const [card = ''] = await listed(kim);
  const { uuid } = await offered(robin, kim, [card], { hours: 48 });
  const short = await offered(robin, kim, [card], { hours: 1 });
  const voids = market.app.get(VoidsService);
  const pass = async (hours: number) => {
    market.clock.pass(hours * HOUR + 1);
    await voids.expire();
    await voids.remind();
    await jobsDone(market);
  };
  await pass(1);
  expect(await seen(robin, short.uuid)).toMatchObject({ state: 'EXPIRED', turn: null });
  const received = async () => (await notificationsOf(kim.client, 'OFFER_RECEIVED')).length;
  expect(await received()).toBe(2);
  await pass(23);
  await pass(1);
  expect(await received()).toBe(3);
  market.clock.pass(23 * HOUR);
  const late = await step<ProblemBody>(kim, uuid, 'accept', { revision: 1 });
  expect(late.body.code).toBe('offers.not-open');
  await pass(0);
  expect(await seen(kim, uuid)).toMatchObject({ state: 'EXPIRED' });
  expect(await inboxOf(kim)).toEqual([]);
  expect(await changesFor(robin)).toEqual(['EXPIRED', 'EXPIRED']);
});

it('an offer that is extended at the moment of its end goes on', async () => {
  const [card = ''] = await listed(kim);
  const { uuid } = await offered(robin, kim, [card], { hours: 1 });
  market.clock.pass(HOUR + 1);
  const extended = `update offers.offer set expires_at = expires_at + interval '1 day' where uuid = $1`;
  const extend = () => market.app.get(UnitOfWork).manager.query(extended, [uuid]);
  await overtakenBy(market, extend, () => market.app.get(VoidsService).expire());
  expect(await seen(kim, uuid)).toMatchObject({ state: 'OPEN' });
});

it('an offer that is countered without a card at the moment when that is found gone goes on', async () => {
  const [gone = '', left = ''] = await listed(kim, 1, 2);
  const { uuid } = await offered(robin, kim, [gone, left]);
  await jobsDone(market);
  // After the second look at what is sent, and without an event, which would be handled before.
  await market.app
    .get(UnitOfWork)
    .manager.query(`update listings.listings set type = 'BUY' where uuid = $1`, [gone]);
  const counter = () =>
    market.app.get(AnswersService).counter(kim.user, uuid, { lines: [{ listing: left }] }, undefined);
  await overtakenBy(market, counter, () => market.app.get(VoidsService).copiesAreGone([gone]));
  expect(await seen(robin, uuid)).toMatchObject({ state: 'OPEN', lines: [{ listing: left }] });
});

it('a block ends what is between two, says nothing of itself, and lets nothing new begin', async () => {
  const [card = '', other = ''] = await listed(kim, 1, 2);
  await robin.client.post(`/api/listings/${other}/messages`, { text: 'Is it still there?' });
  const { uuid } = await offered(robin, kim, [card]);
  const draft = await offered(robin, kim, [other], { isDraft: true });
  await jobsDone(market);
  const texts = (await mailsTo(market, kim.user.email)).map(({ text }) => text).join();
  const [link = ''] = /https?:\S+report-message\S+/.exec(texts) ?? [];
  const token = new URL(link).searchParams.get('token');
  await market.someone().post('/api/listings/messages/report', { token, reason: 'SPAM', block: true });
  await jobsDone(market);
  expect(await seen(robin, uuid)).toMatchObject({ state: 'VOID', voidReason: 'ENDED' });
  expect(await seen(robin, draft.uuid)).toMatchObject({ state: 'VOID', voidReason: 'ENDED' });
  expect(await changesFor(robin)).toEqual(['VOID']);
  for (const [from, to] of [[robin, kim] as const, [kim, robin] as const]) {
    const refused = await from.client.post<ProblemBody>('/api/offers', about(to, [other]));
    expect(refused).toMatchObject({ status: 403, body: { code: 'offers.blocked' } });
  }
});

it('a block ends an offer that is on its way, too', async () => {
  const [listing = ''] = await listed(kim);
  let offer = '';
  const make = async () => {
    offer = await market.app.get(OffersService).make(robin.user, about(kim, [listing]) as MakeOffer);
  };
  await overtakenBy(market, make, async () => {
    await kim.client.put(`/api/moderation/blocks/${robin.user.uuid}`);
    await jobsDone(market);
  });
  expect(await seen(robin, offer)).toMatchObject({ state: 'VOID', voidReason: 'ENDED' });
});

it('the offers of an account that is closed end with it, and the other side keeps them without its name', async () => {
  const [card = ''] = await listed(kim);
  const { uuid } = await offered(robin, kim, [card]);
  const path = `/api/users/${kim.user.uuid}/disable`;
  expect((await kim.client.put(path, { password: PASSWORD })).status).toBe(204);
  expect(await seen(robin, uuid)).toMatchObject({
    ...{ state: 'VOID', voidReason: 'ACCOUNT_CLOSED', recipient: { name: null } },
  });
  const again = await robin.client.post<ProblemBody>('/api/offers', about(kim, [card]));
  expect(again.body.code).toBe('offers.recipient-not-found');
});

it('an account exports its offers, and erases all of them that became no deal', async () => {
  const copies = await listed(kim, 1, 3);
  const [first = '', second = '', third = ''] = copies;
  const declined = await offered(robin, kim, [first], { note: 'A note of mine' });
  await step(kim, declined.uuid, 'decline');
  const agreed = await offered(robin, kim, [second], { note: 'Another note' });
  await step(kim, agreed.uuid, 'accept', { revision: 1 });
  await offered(robin, kim, [third], { isDraft: true });
  const exportOf = async ({ client, user }: Member) =>
    (await client.get<{ offers: OfferDto[] }>(`/api/users/${user.uuid}/export`)).body.offers;
  const data = JSON.stringify(await exportOf(robin));
  expect(data).toContain('A note of mine');
  expect(data).not.toContain(kim.user.uuid);
  const erasing = { password: PASSWORD };
  await robin.client.call('DELETE', `/api/users/${robin.user.uuid}`, JSON.stringify(erasing));
  expect((await kim.client.get(`/api/offers/${declined.uuid}`)).status).toBe(404);
  expect(await seen(kim, agreed.uuid)).toMatchObject({ note: null, proposer: { name: null } });
});
