// The story of cards that a store is asked to hold: its rules accept at once, or it answers by hand.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import { step as dealStep, enterCodeOf } from '../../../../test/deals.js';
import { jobsDone } from '../../../../test/mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { overtakenBy } from '../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { WEEKDAYS } from '../../../kernel/weekday.js';
import { Sql } from '../../../platform/database/sql.js';
import type { DealDto } from '../../deals/dto/deal.dto.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import type { HoldRulesDto } from '../dto/hold-rules.dto.js';
import type { OfferDto } from '../dto/offer.dto.js';
import { inboxOf, listed, step } from './offering.js';

const market = story({}, { sample: true });
let store: Member;
let player: Member;
const RULES = { isOn: true, maxCards: 2, maxValue: 10, forWhom: 'EVERYONE', days: 1 };
const setRules = (rules: object = {}) =>
  store.client.put<HoldRulesDto>('/api/offers/hold-rules', { ...RULES, ...rules });
const hold = <Body = OfferDto>(listings: readonly string[], headers: Record<string, string> = {}) =>
  player.client.post<Body>('/api/offers/holds', { listings }, headers);

beforeEach(async () => {
  [store, player] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
});

// @spec call-hold-for-me
it('a store’s rules accept in the same call, and hold the cards until it closes on the day that they say', async () => {
  const hours = { weekly: [{ day: 'MONDAY', opens: '00:00', closes: '24:00' }], exceptions: [] };
  await store.client.put('/api/storefronts/mine', {
    ...{ ...hours, description: null, website: null, timeZone: 'America/Chicago' },
  });
  expect((await setRules()).body).toMatchObject({ version: 1, days: 1 });
  const cards = await listed(store, 1, 2);
  const headers = { 'idempotency-key': randomUUID() };
  const held = await hold(cards, headers);
  expect(held).toMatchObject({ status: 201, body: { kind: 'HOLD', state: 'ACCEPTED', turn: null } });
  expect(held.body.cash).toEqual({ amount: 10, payer: player.user.uuid });
  expect((await hold(cards, headers)).body).toEqual(held.body);

  const deal = (await store.client.get<DealDto>(`/api/deals/${held.body.deal}`)).body;
  expect(deal).toMatchObject({ kind: 'HOLD', state: 'SCHEDULED', lines: [{}, {}] });
  const until = new Date(deal.meeting?.to ?? '');
  expect(until.getUTCDay()).toBe(2);
  const kept = (await player.client.get<ListingDto>(`/api/listings/${cards[0]}`)).body;
  expect(kept).toMatchObject({ status: 'RESERVED', reservedUntil: until.toISOString() });
  await jobsDone(market);
  expect(await notificationsOf(store.client, 'DEAL_CHANGED')).toMatchObject([
    { details: { change: 'HELD', cards: 2, deal: held.body.deal, person: player.user.name } },
  ]);
  expect(await inboxOf(store)).toMatchObject([
    { kind: 'DEAL', uuid: held.body.deal, cards: 2, due: deal.dueAt, timeZone: deal.meeting?.timeZone },
  ]);
});

it('a store that is closed for weeks is asked, and what it accepts is held once both agree on a day', async () => {
  const closed = Array.from({ length: 21 }, (_, day) => ({
    date: new Date(market.clock.now().getTime() + day * DAY_MS).toISOString().slice(0, 10),
    intervals: [],
  }));
  const weekly = WEEKDAYS.map((day) => ({ day, opens: '10:00', closes: '20:00' }));
  await store.client.put('/api/storefronts/mine', {
    ...{ weekly, exceptions: closed, description: null, website: null, timeZone: 'UTC' },
  });
  await setRules();
  const { body: asked } = await hold(await listed(store));
  expect(asked).toMatchObject({ state: 'OPEN', turn: store.user.uuid, deal: null });
  const { body: accepted } = await step(store, asked.uuid, 'accept', { revision: 1 });
  const deal = (await store.client.get<DealDto>(`/api/deals/${accepted.deal}`)).body;
  expect(deal).toMatchObject({ state: 'AGREED', meeting: null, whoseTurn: store.user.uuid });
});

it('what the rules don’t accept waits for the store, which is notified and answers', async () => {
  const [one = '', two = '', three = ''] = await listed(store, 1, 3);
  await setRules();
  const many = (await hold([one, two, three])).body;
  expect(many).toMatchObject({ state: 'OPEN', turn: store.user.uuid, deal: null });
  await setRules({ forWhom: 'WITH_RECORD' });
  expect((await hold([one])).body.state).toBe('OPEN');
  await jobsDone(market);
  const [notice] = await notificationsOf(store.client, 'OFFER_RECEIVED');
  expect(notice).toMatchObject({ details: { change: 'HOLD_ASKED', person: player.user.name } });
  const counter = { lines: [{ listing: one }] };
  const countered = await step<ProblemBody>(store, many.uuid, 'revisions', { revision: 1, body: counter });
  expect(countered.body.code).toBe('offers.no-counter-to-hold');
  const accepted = await step(store, many.uuid, 'accept', { revision: 1 });
  expect(accepted.body).toMatchObject({ state: 'ACCEPTED' });
  await jobsDone(market);
  expect(await notificationsOf(player.client, 'OFFER_ANSWERED')).toMatchObject([
    { details: { change: 'VOID' } },
    { details: { change: 'ACCEPTED', deal: accepted.body.deal } },
  ]);
});

it('copies that cost more than was shown are not held, and the refusal says their prices', async () => {
  const [one = '', two = ''] = await listed(store, 1, 2);
  await setRules({ maxValue: null });
  await store.client.patch(`/api/listings/${two}`, { price: 7.5 });
  const ask = (maxTotal: number) =>
    player.client.post<ProblemBody>('/api/offers/holds', { listings: [one, two], maxTotal });
  const refused = await ask(10);
  expect(refused).toMatchObject({ status: 409, body: { code: 'offers.costs-more' } });
  expect(refused.body.errors).toMatchObject([
    { field: one, code: 'offers.price-now', params: { price: 5 } },
    { field: two, code: 'offers.price-now', params: { price: 7.5 } },
  ]);
  expect((await ask(12.499)).status).toBe(400);
  expect((await ask(12.5)).status).toBe(201);
});

it.each([
  ['refused where it is more than was shown', { price: 7.5, maxTotal: 5 }, { code: 'offers.costs-more' }],
  ['what the rules go by', { price: 11, maxTotal: 20 }, { state: 'OPEN', cash: { amount: 11 } }],
  ['what is paid where it is less', { price: 4, maxTotal: 5 }, { state: 'ACCEPTED', cash: { amount: 4 } }],
])('a price that changes while a request is on its way is %s', async (_what, { price, maxTotal }, answer) => {
  const [card = ''] = await listed(store);
  await setRules();
  const text = 'update listings.listings set price_cents = $2 where uuid = $1';
  const asked = await overtakenBy(
    market,
    () => market.app.get(Sql).rows({ name: 'test.reprice', text }, [card, price * 100]),
    () => player.client.post<OfferDto>('/api/offers/holds', { listings: [card], maxTotal }),
  );
  expect(asked.body).toMatchObject(answer);
});

it('a request that is made again costs no more than what was asked for', async () => {
  const [one = '', two = ''] = await listed(store, 1, 2);
  await setRules({ forWhom: 'NOBODY' });
  const { uuid } = (await hold([one, two])).body;
  await store.client.patch(`/api/listings/${one}`, { status: 'SOLD' });
  await store.client.patch(`/api/listings/${two}`, { price: 7.5 });
  await jobsDone(market);
  const again = await step<ProblemBody>(player, uuid, 'remake');
  expect(again).toMatchObject({ status: 409, body: { code: 'offers.costs-more' } });
  await store.client.patch(`/api/listings/${two}`, { price: 4 });
  expect(await step(player, uuid, 'remake')).toMatchObject({ status: 201, body: { cash: { amount: 4 } } });
});

it('the limits of the rules are for all that one account has held, and beyond them the store is asked, three times', async () => {
  const [one = '', two = '', ...more] = await listed(store, 1, 6);
  await setRules({ maxValue: null });
  expect((await hold([one])).body.state).toBe('ACCEPTED');
  const both = await Promise.all([hold([two]), hold([more[0] ?? ''])]);
  expect(both.map(({ body }) => body.state).sort()).toEqual(['ACCEPTED', 'OPEN']);
  await setRules({ maxCards: 20, maxValue: 14.99 });
  for (const card of more.slice(1, 3)) expect((await hold([card])).body.state).toBe('OPEN');
  const refused = await hold<ProblemBody>([more[3] ?? '']);
  expect(refused).toMatchObject({ status: 409, body: { code: 'offers.too-many-holds' } });
  const other = await signedUp(market);
  const theirs = await other.client.post<OfferDto>('/api/offers/holds', { listings: [more[3]] });
  expect(theirs.body.state).toBe('ACCEPTED');
});

it('only a store holds cards, its own and for sale, while it does at all', async () => {
  const refusal = async (listings: readonly string[]) => (await hold<ProblemBody>(listings)).body.code;
  const somebody = await signedUp(market);
  const [theirs = ''] = await listed(somebody);
  const [sold = '', own = ''] = await listed(store, 1, 2);
  const [traded = ''] = await listed(store, 2, 1, { type: 'TRADE' });
  const [mine = ''] = await listed(player);
  for (const listings of [[theirs], [traded], [own, theirs]])
    expect(await refusal(listings)).toBe('offers.holds-at-stores');
  expect(await refusal([mine])).toBe('offers.own');
  expect(await refusal([randomUUID()])).toBe('offers.copies-gone');
  await store.client.patch(`/api/listings/${sold}`, { status: 'SOLD' });
  expect(await refusal([own, sold])).toBe('offers.copies-gone');
  await setRules({ isOn: false });
  expect(await refusal([own])).toBe('offers.holds-off');
});

// @spec call-hold-rules, call-set-hold-rules
it('the rules of a store are its own, and no change of them is overwritten', async () => {
  const refused = await player.client.put<ProblemBody>('/api/offers/hold-rules', RULES);
  expect(refused).toMatchObject({ status: 403, body: { code: 'offers.only-stores' } });
  expect((await store.client.get<HoldRulesDto>('/api/offers/hold-rules')).body).toMatchObject({
    ...{ isOn: true, forWhom: 'NOBODY', version: 0, maxValue: null },
  });
  const first = await setRules({ maxValue: null });
  expect(first.headers.get('etag')).toBe('"1"');
  await setRules();
  const stale = await store.client.call<ProblemBody>('PUT', '/api/offers/hold-rules', JSON.stringify(RULES), {
    'If-Match': '"1"',
  });
  expect(stale).toMatchObject({ status: 412, body: { code: 'offers.hold-rules-changed' } });
  const saves = Array.from({ length: 4 }, () =>
    store.client.call('PUT', '/api/offers/hold-rules', JSON.stringify(RULES), { 'If-Match': '"2"' }),
  );
  expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  for (const wrong of [{ maxCards: 21 }, { days: -1 }, { maxValue: 0 }, { forWhom: 'SOME' }])
    expect((await setRules(wrong)).status).toBe(400);
});

it('cards that were handed over are held no longer, also while one of the two disputes it', async () => {
  const [one = '', two = ''] = await listed(store, 1, 2);
  await setRules({ maxCards: 1 });
  const deal = (await hold([one])).body.deal ?? '';
  await enterCodeOf(market, store, player, deal);
  expect((await enterCodeOf(market, player, store, deal)).body.state).toBe('DONE');
  await dealStep(player, deal, 'dispute', { reason: 'WRONG_CONDITION' });
  expect((await hold([two])).body.state).toBe('ACCEPTED');
});
