// The story of somebody who says that they are under 18: they deal with stores, at the counter, up to a value, and nobody learns why.
import { DataSource } from 'typeorm';
import type { Client, ProblemBody } from '../../../../test/client.js';
import {
  enterCodeOf,
  expectConsistent,
  held,
  opened,
  scheduled as scheduledDeal,
  seenBy,
} from '../../../../test/deals.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Retention } from '../../../platform/retention/retention.js';
import type { DealDto } from '../../deals/dto/deal.dto.js';
import { CHICAGO, EVANSTON, loadSampleTowns, settled } from '../../places/test/sample-towns.js';
import type { AgeDto } from '../../users/dto/age.dto.js';
import type { ProfileDto } from '../../users/dto/profile.dto.js';
import { UsersFacade } from '../../users/index.js';
import type { OfferDto } from '../dto/offer.dto.js';
import { about, listed, offered, seen, step } from './offering.js';

const market = story({}, { sample: true });
const DAY = 24 * 3600;
let young: Member;
let player: Member;
let store: Member;

/** The month of birth of somebody of this age in years, whose birthday is this month. */
const bornYearsAgo = (years: number): string => {
  const now = market.clock.now();
  return `${now.getUTCFullYear() - years}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
};
const say = ({ client, user }: Member, bornIn: string) =>
  client.put<AgeDto & ProblemBody>(`/api/users/${user.uuid}/age`, { bornIn });
const ageOf = async ({ client, user }: Member) =>
  (await client.get<AgeDto>(`/api/users/${user.uuid}/age`)).body;
const codeOf = async (call: Promise<{ body: unknown }>) => ((await call).body as ProblemBody).code;
const offer = (from: Member, to: Member, listings: readonly string[], more: object = {}) =>
  from.client.post<OfferDto>('/api/offers', about(to, listings, more));
const write = (client: Client, listing: string) =>
  client.post<ProblemBody>(`/api/listings/${listing}/messages`, { text: 'Is it still there?' });

beforeAll(async () => {
  await loadSampleTowns(market);
});
beforeEach(async () => {
  [young, player, store] = [
    await signedUp(market),
    await signedUp(market, { name: 'Kim Osei' }),
    await signedUp(market, { role: 'STORE' }),
  ];
  expect((await say(young, bornYearsAgo(15))).status).toBe(200);
});

// @spec call-age, call-set-age
it('what was said is for its owner alone, can’t be changed, and ends by itself when they are of age', async () => {
  expect(await ageOf(young)).toMatchObject({ isUnder18: true, bornIn: bornYearsAgo(15), maxDealValue: 50 });
  expect(await codeOf(say(young, bornYearsAgo(16)))).toBe('users.age-is-said');
  expect(await say(young, bornYearsAgo(15))).toMatchObject({ status: 200, body: { isUnder18: true } });
  const foreign = player.client.get<ProblemBody>(`/api/users/${young.user.uuid}/age`);
  expect(await codeOf(foreign)).toBe('users.not-yours');
  const almost = await signedUp(market);
  const turns18 = bornYearsAgo(18);
  expect(await say(almost, turns18)).toMatchObject({ status: 200, body: { isUnder18: true } });
  market.clock.pass(40 * DAY);
  expect(await ageOf(almost)).toMatchObject({ isUnder18: false, bornIn: null, adultFrom: null });
  await market.app.get(Retention).applyAll();
  // The session has ended by then.
  const credentials = { email: almost.user.email, password: PASSWORD };
  const login = await almost.client.post<{ accessToken: string }>('/api/auth/login', credentials);
  almost.client.token = login.body.accessToken;
  const { body } = await almost.client.get<{ age: unknown[] }>(`/api/users/${almost.user.uuid}/export`);
  expect(body.age).toEqual([]);
});

it('stores, adults and those who are not born yet are refused', async () => {
  expect(await codeOf(say(store, bornYearsAgo(15)))).toBe('auth.wrong-role');
  expect(await codeOf(say(player, bornYearsAgo(19)))).toBe('users.of-age');
  expect(await codeOf(say(player, bornYearsAgo(-1)))).toBe('users.not-yet-born');
  expect(await ageOf(player)).toMatchObject({ isUnder18: false, bornIn: null });
});

it('they neither make offers to players nor get any, and players learn nothing of their age', async () => {
  const [mine = ''] = await listed(young);
  const [theirs = ''] = await listed(player, 2);
  expect(await codeOf(offer(young, player, [theirs]))).toBe('offers.only-with-stores');
  expect(await codeOf(offer(young, player, [theirs], { isDraft: true }))).toBe('offers.only-with-stores');
  const begun = player.client.get(`/api/offers/start?to=${young.user.uuid}`);
  expect(await codeOf(begun)).toBe('offers.counter-only');
  const refused = await offer(player, young, [mine]);
  expect(refused).toMatchObject({ status: 403, body: { code: 'offers.counter-only' } });
  expect(JSON.stringify(refused.body)).not.toMatch(/\b(18|age|minor)\b/i);
});

it('an offer of before can’t be accepted any more', async () => {
  const [theirs = ''] = await listed(player, 2);
  const late = await signedUp(market);
  const { uuid } = await offered(late, player, [theirs]);
  await say(late, bornYearsAgo(16));
  const accepted = step<ProblemBody>(player, uuid, 'accept', { revision: 1 });
  expect(await codeOf(accepted)).toBe('offers.not-open');
});

it('they hold cards at a store up to a value, and meet at its counter alone', async () => {
  await store.client.put('/api/offers/hold-rules', {
    ...{ isOn: true, maxCards: 20, maxValue: null, forWhom: 'EVERYONE', days: 2 },
  });
  const dear = await listed(store, 3, 2, { price: 25.01 });
  expect(await codeOf(young.client.post('/api/offers/holds', { listings: dear }))).toBe(
    'offers.over-your-limit',
  );
  const [one = ''] = dear;
  const held = await young.client.post<OfferDto>('/api/offers/holds', { listings: [one] });
  expect(held).toMatchObject({ status: 201, body: { state: 'ACCEPTED' } });
  const [rare = ''] = await listed(store, 4, 1, { price: 50.01 });
  expect(await codeOf(offer(store, young, [rare]))).toBe('offers.over-their-limit');

  const [card = ''] = await listed(young, 5);
  const { uuid } = await offered(young, store, [card], { cash: { amount: 4, payer: store.user.uuid } });
  const { deal } = (await step(store, uuid, 'accept', { revision: 1 })).body;
  const [from, to] = [30, 31].map((hours) => new Date(market.clock.now().getTime() + hours * 3_600_000));
  const meeting = (place: object) =>
    store.client.post<DealDto & ProblemBody>(`/api/deals/${deal}/meeting`, {
      place,
      from: from?.toISOString(),
      to: to?.toISOString(),
    });
  expect(await codeOf(meeting({ kind: 'TEXT', text: 'Café at the station' }))).toBe('deals.counter-only');
  expect(await meeting({ kind: 'COUNTER' })).toMatchObject({ status: 200, body: { state: 'AGREED' } });
});

it('they agree on no other prices above that value', async () => {
  const uuid = await held(market, young, store);
  const { version } = await seenBy(store, uuid);
  const priced = (price: number) =>
    store.client.call<DealDto & ProblemBody>(
      'POST',
      `/api/deals/${uuid}/amendment`,
      { struck: [], conditions: [], prices: [{ nth: 0, price }] },
      { 'if-match': `"${version}"` },
    );
  expect((await priced(50.01)).body.code).toBe('deals.over-limit');
  expect((await priced(50)).status).toBe(200);
});

it('they write to stores alone, and stores alone write to them', async () => {
  const [[mine = ''], [theirs = ''], [shelved = '']] = [
    await listed(young),
    await listed(player, 2),
    await listed(store, 3),
  ];
  expect(await codeOf(write(young.client, theirs))).toBe('listings.messages-to-stores');
  expect(await codeOf(write(player.client, mine))).toBe('listings.counter-only');
  expect((await write(young.client, shelved)).status).toBe(201);
  expect((await write(store.client, mine)).status).toBe(201);
});

it('others see neither contact details nor a record, nor in the profile that they are under 18', async () => {
  const { uuid } = young.user;
  const { body } = await player.client.get<ProfileDto>(`/api/users/${uuid}/profile`);
  expect(body).toEqual({
    ...{ uuid, name: young.user.name, role: 'USER' },
    ...{ email: null, phoneNumber: null, address: null, website: null },
  });
  const shown = young.client.patch<ProblemBody>(`/api/users/${uuid}`, { emailVisible: true });
  expect(await codeOf(shown)).toBe('users.contact-hidden');
  const records = async ({ client }: Member) =>
    (await client.get<{ account: string }[]>(`/api/reviews/records?accounts=${uuid}`)).body;
  expect(await records(player)).toEqual([]);
  expect(await records(store)).toMatchObject([{ account: uuid }]);
  expect(await records(young)).toMatchObject([{ account: uuid }]);
});

it('others learn of no distance to them, while they still see how far others are', async () => {
  for (const [{ client }, town] of [
    [young, EVANSTON],
    [player, CHICAGO],
  ] as const)
    expect((await client.put('/api/places/mine', { town })).status).toBe(200);
  const far = async ({ client }: Member, { user }: Member) =>
    (await client.get<object[]>(`/api/places/distances?accounts=${user.uuid}`)).body.length;
  expect([await far(player, young), await far(young, player)]).toEqual([0, 1]);
  const [card = ''] = await listed(young, 6);
  const { body } = await player.client.get<{ cardId: string }>(`/api/listings/${card}`);
  const around = async ({ client }: Member) =>
    (await client.get<object[]>(`/api/listings/with-card?cardId=${body.cardId}&radius=mine`)).body;
  await settled(store, '1 Main Street');
  for (const { client } of [player, store])
    await client.put('/api/places/mine/preferences', { radiusKm: 50, unit: 'KM' });
  expect(await around(player)).toEqual([]);
  expect(await around(store)).toMatchObject([{ distance: null }]);
});

it('what was agreed before it was said ends with players, and stays with stores at their counters', async () => {
  const soon = await signedUp(market);
  const openOffers = [
    await offered(soon, player, await listed(player)),
    await offered(player, soon, await listed(soon)),
  ];
  const toStore = await offered(soon, store, await listed(store));
  const withPlayer = await opened(market, soon, player);
  const met = await scheduledDeal(market, player, soon);
  const atTable = await scheduledDeal(market, soon, player);
  const elsewhere = await scheduledDeal(market, soon, store);
  const held_ = await held(market, soon, store);
  market.clock.pass(DAY);
  await enterCodeOf(market, player, soon, atTable);
  expect((await say(soon, bornYearsAgo(16))).status).toBe(200);
  for (const { uuid } of openOffers)
    expect(await seen(player, uuid)).toMatchObject({ state: 'VOID', voidReason: 'ENDED' });
  expect(await seen(store, toStore.uuid)).toMatchObject({ state: 'OPEN' });
  for (const [deal, other] of [
    [withPlayer, player],
    [met, player],
    [elsewhere, store],
  ] as const)
    expect(await seenBy(other, deal)).toMatchObject({ state: 'CANCELLED', endReason: 'OTHER' });
  expect((await seenBy(player, atTable)).state).toBe('HANDING');
  expect((await seenBy(store, held_)).state).toBe('SCHEDULED');
  const { body } = await player.client.get<{ lateCancels?: number }[]>(
    `/api/reviews/records?accounts=${soon.user.uuid}`,
  );
  expect(JSON.stringify(body)).not.toMatch(/"lateCancels":[1-9]/);
  await expectConsistent(market);
});

it('the operator corrects a month that was mistaken, of those alone who have said one', async () => {
  const users = market.app.get(UsersFacade);
  const { email, uuid } = young.user;
  expect(await users.correctAge(player.user.email, bornYearsAgo(16))).toBeUndefined();
  expect(await users.correctAge(email.toUpperCase(), bornYearsAgo(16))).toBe(true);
  expect(await ageOf(young)).toMatchObject({ isUnder18: true, bornIn: bornYearsAgo(16) });
  expect(await users.correctAge(email, bornYearsAgo(20))).toBe(false);
  expect(await ageOf(young)).toMatchObject({ isUnder18: false, bornIn: null });
  expect(await users.correctAge(email, bornYearsAgo(16))).toBeUndefined();
  const acts = await market.app
    .get(DataSource)
    .query('select act, actor from platform.audit where subject = $1 order by id desc limit 1', [uuid]);
  expect(acts).toEqual([{ act: 'users.age-corrected', actor: null }]);
});
