// The story of an offer: it is made, countered, accepted, declined, withdrawn and kept for later.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { OfferDto, OfferWithRevisions } from '../dto/offer.dto.js';
import { about, listed, offered, seen, step } from './offering.js';

const market = story({}, { sample: true });
let robin: Member;
let kim: Member;

beforeEach(async () => {
  [robin, kim] = [await signedUp(market), await signedUp(market, { name: 'Kim Osei' })];
});

// @spec call-make-offer, call-offer, call-preview-offer
it('an offer is for the two of it alone, with both sides’ cards, cash and what each is worth', async () => {
  const [mine = ''] = await listed(robin, 1);
  const [theirs = ''] = await listed(kim, 2);
  const cash = { amount: 2.5, payer: robin.user.uuid };
  const lines = [{ listing: mine }, { listing: theirs, price: 4 }];
  const made = await robin.client.post<OfferDto>('/api/offers', {
    ...{ recipient: kim.user.uuid, lines, cash, note: 'On Friday?' },
  });
  expect(made).toMatchObject({ status: 201 });
  expect(made.headers.get('etag')).toBe('"1"');
  expect(made.body).toMatchObject({
    ...{ kind: 'TRADE', state: 'OPEN', revision: 1, turn: kim.user.uuid, deal: null, othersAsked: 0 },
    ...{ proposer: { name: 'Robin Alvarez' }, recipient: { name: 'Kim Osei' }, cash, note: 'On Friday?' },
    lines: [
      { listing: mine, giver: robin.user.uuid, price: 5, isAvailable: true },
      { listing: theirs, giver: kim.user.uuid, price: 4, isAvailable: true },
    ],
    sheet: { totals: { first: { cash: 2.5 }, second: { cash: 0 } } },
  });
  expect((await kim.client.get<OfferDto[]>('/api/offers')).body).toMatchObject([made.body]);
  const { client: stranger } = await signedUp(market);
  expect((await stranger.get(`/api/offers/${made.body.uuid}`)).status).toBe(404);
  const preview = { recipient: kim.user.uuid, lines, cash };
  const { hash: _hash, frozenAt: _at, ...sheet } = made.body.sheet;
  expect((await robin.client.post('/api/offers/preview', preview)).body).toMatchObject(sheet);
});

// @spec call-counter-offer, call-accept-offer, call-offers
it('a counter-offer is another revision, and it is the other one’s turn; who accepts names the revision', async () => {
  const [card = '', other = ''] = await listed(kim, 1, 2);
  const { uuid } = await offered(robin, kim, [card]);
  const body = { lines: [{ listing: card, price: 6 }, { listing: other }], note: 'Both for eleven' };
  const early = await step<ProblemBody>(robin, uuid, 'revisions', { revision: 1, body });
  expect(early.body.code).toBe('offers.not-your-turn');
  const countered = await step(kim, uuid, 'revisions', { revision: 1, body });
  expect(countered).toMatchObject({ status: 201, body: { revision: 2, turn: robin.user.uuid } });
  expect((await step<ProblemBody>(robin, uuid, 'accept')).body.code).toBe('offers.revision-required');
  const stale = await step<ProblemBody>(robin, uuid, 'accept', { revision: 1 });
  expect(stale).toMatchObject({ status: 412, body: { code: 'offers.changed' } });
  expect(stale.body.errors).toMatchObject([
    { field: card, code: 'offers.price-changed', params: { from: 5, to: 6 } },
    { field: other, code: 'offers.line-added' },
    { field: 'note', code: 'offers.note-changed' },
  ]);
  const { revisions } = (await robin.client.get<OfferWithRevisions>(`/api/offers/${uuid}`)).body;
  expect(revisions.map(({ revision, author, lines }) => [revision, author, lines.length])).toEqual([
    [2, kim.user.uuid, 2],
    [1, robin.user.uuid, 1],
  ]);
  const accepted = await step(robin, uuid, 'accept', { revision: 2 });
  expect(accepted).toMatchObject({ status: 200, body: { state: 'ACCEPTED', turn: null } });
  expect(accepted.body.deal).not.toBeNull();
  // A double tap, and a retry after a lost answer.
  expect((await step(robin, uuid, 'accept', { revision: 2 })).body).toEqual(accepted.body);
  expect((await step<ProblemBody>(kim, uuid, 'accept', { revision: 2 })).body.code).toBe('offers.not-open');
  const past = await robin.client.get<OfferDto[]>('/api/offers?view=past');
  expect(past.body.map((offer) => offer.uuid)).toEqual([uuid]);
});

it('a card that is not as it was offered any more is not agreed to, until it is offered as it is', async () => {
  const [card = ''] = await listed(kim);
  const { uuid } = await offered(robin, kim, [card]);
  const countered = { lines: [{ listing: card, price: 4 }] };
  await step(kim, uuid, 'revisions', { revision: 1, body: countered });
  await kim.client.patch(`/api/listings/${card}`, { condition: 'DAMAGED' });
  const refused = await step<ProblemBody>(robin, uuid, 'accept', { revision: 2 });
  expect(refused).toMatchObject({ status: 412, body: { code: 'offers.changed' } });
  expect(refused.body.errors).toMatchObject([{ field: card, code: 'offers.copy-changed' }]);
  expect(await seen(robin, uuid)).toMatchObject({
    state: 'OPEN',
    deal: null,
    lines: [{ isAvailable: true }],
  });
  await step(robin, uuid, 'revisions', { revision: 2, body: { lines: [{ listing: card, price: 1 }] } });
  const accepted = await step(kim, uuid, 'accept', { revision: 3 });
  expect(accepted.body).toMatchObject({ state: 'ACCEPTED', lines: [{ condition: 'DAMAGED' }] });
});

// @spec call-decline-offer, call-withdraw-offer
it('an offer is declined by whom it was made to, and withdrawn by who made it; both stay so', async () => {
  const [card = ''] = await listed(kim);
  const declined = await offered(robin, kim, [card]);
  expect((await step<ProblemBody>(robin, declined.uuid, 'decline')).body.code).toBe('offers.not-your-turn');
  for (let tap = 0; tap < 2; tap++)
    expect((await step(kim, declined.uuid, 'decline')).body.state).toBe('DECLINED');
  const withdrawn = await offered(robin, kim, [card]);
  expect((await step<ProblemBody>(kim, withdrawn.uuid, 'withdraw')).body.code).toBe('offers.not-your-turn');
  for (let tap = 0; tap < 2; tap++)
    expect((await step(robin, withdrawn.uuid, 'withdraw')).body.state).toBe('WITHDRAWN');
  const late = await step<ProblemBody>(kim, withdrawn.uuid, 'accept', { revision: 1 });
  expect(late.body.code).toBe('offers.not-open');
});

// @spec call-change-draft, call-send-draft
it('a draft is one basket for each recipient, which nobody else sees until it is sent', async () => {
  const [first = '', second = ''] = await listed(kim, 1, 2);
  const draft = await offered(robin, kim, [first], { isDraft: true });
  expect(draft).toMatchObject({ state: 'DRAFT', turn: null, expiresAt: null });
  const added = await offered(robin, kim, [second], { isDraft: true });
  expect(added).toMatchObject({ uuid: draft.uuid, lines: [{ listing: first }, { listing: second }] });
  expect((await kim.client.get(`/api/offers/${draft.uuid}`)).status).toBe(404);
  expect((await kim.client.get('/api/offers')).body).toEqual([]);
  const path = `/api/offers/${draft.uuid}`;
  expect((await robin.client.patch<ProblemBody>(path, {})).body.code).toBe('offers.nothing-to-change');
  const changes = { lines: [{ listing: second, price: 3 }], note: 'Hello', hours: 1 };
  const changed = await robin.client.patch<OfferDto>(path, changes);
  expect(changed.body).toMatchObject({ lines: [{ listing: second, price: 3 }], note: 'Hello', revision: 1 });
  for (let tap = 0; tap < 2; tap++)
    expect((await step(robin, draft.uuid, 'send')).body).toMatchObject({
      ...{ state: 'OPEN', turn: kim.user.uuid, revision: 1 },
    });
  expect(await seen(kim, draft.uuid)).toMatchObject({ note: 'Hello', lines: [{ price: 3 }] });
  expect((await robin.client.patch<ProblemBody>(path, { note: 'No' })).body.code).toBe('offers.not-open');
  const dropped = await offered(robin, kim, [first], { isDraft: true });
  expect((await step(robin, dropped.uuid, 'withdraw')).body.state).toBe('WITHDRAWN');
  expect((await kim.client.get(`/api/offers/${dropped.uuid}`)).status).toBe(404);
});

it('an offer whose answer was lost is made once', async () => {
  const [card = ''] = await listed(kim);
  const headers = { 'idempotency-key': randomUUID() };
  const once = () => robin.client.post<OfferDto>('/api/offers', about(kim, [card]), headers);
  const [first, again] = [await once(), await once()];
  expect(again.body.uuid).toBe(first.body.uuid);
  expect((await kim.client.get<OfferDto[]>('/api/offers')).body).toHaveLength(1);
});

it('nobody offers to themselves, to nobody, or what neither has', async () => {
  const [mine = ''] = await listed(robin);
  const [wanted = ''] = await listed(kim, 1, 1, { type: 'BUY' });
  const other = await signedUp(market);
  const [foreign = ''] = await listed(other);
  const refusal = async (body: object) =>
    (await robin.client.post<ProblemBody>('/api/offers', body)).body.code;
  expect(await refusal(about(robin, [mine]))).toBe('offers.own');
  const nobody = { recipient: randomUUID(), lines: [{ listing: mine }] };
  expect(await refusal(nobody)).toBe('offers.recipient-not-found');
  for (const listing of [foreign, wanted])
    expect(await refusal(about(kim, [listing]))).toBe('offers.not-their-copies');
  expect(await refusal(about(kim, [randomUUID()]))).toBe('offers.copies-gone');
  expect(await refusal(about(kim, [mine, mine]))).toBe('request.invalid');
  expect(await refusal(about(kim, []))).toBe('request.invalid');
  expect(await refusal(about(kim, [mine], { hours: 169 }))).toBe('request.invalid');
  expect(await refusal(about(kim, [mine], { note: 'x'.repeat(501) }))).toBe('request.invalid');
  const cash = { amount: 1, payer: other.user.uuid };
  expect(await refusal(about(kim, [mine], { cash }))).toBe('offers.payer-unknown');
});

it('the first note of a new account has no contact details, and later ones may', async () => {
  const [card = ''] = await listed(kim);
  const note = 'Call me: +1 312 555 0103';
  const refused = await robin.client.post<ProblemBody>('/api/offers', about(kim, [card], { note }));
  expect(refused).toMatchObject({ status: 422, body: { code: 'offers.note-with-contact' } });
  const hostile = "<img src=x onerror=alert(1)> '; drop table offers.offer; -- {{7*7}}";
  const overridden = about(kim, [card], { note: `${hostile}\u202e` });
  expect((await robin.client.post('/api/offers', overridden)).status).toBe(400);
  expect(await offered(robin, kim, [card], { note: hostile })).toMatchObject({ note: hostile });
  expect(await offered(robin, kim, [card], { note })).toMatchObject({ note });
});

it('nobody makes offers to more than 20 people a day, or more than 10 open ones to one', async () => {
  const [card = ''] = await listed(robin);
  const refusal = async (to: Member) =>
    (await robin.client.post<ProblemBody>('/api/offers', about(to, [card]))).body.code;
  for (let nth = 0; nth < 10; nth++) await offered(robin, kim, [card]);
  expect(await refusal(kim)).toBe('offers.too-many-open');
  for (let nth = 1; nth < 20; nth++) {
    const somebody = await signedUp(market);
    expect(await offered(robin, somebody, [card])).toMatchObject({ state: 'OPEN' });
  }
  const another = await signedUp(market);
  expect(await refusal(another)).toBe('offers.too-many-people');
  market.clock.pass(24 * 3600 + 1);
  expect(await offered(robin, another, [card])).toMatchObject({ state: 'OPEN' });
});

it('nobody makes one person more than 20 offers a day, those that were withdrawn too', async () => {
  const [card = ''] = await listed(robin);
  for (let nth = 0; nth < 20; nth++) await step(robin, (await offered(robin, kim, [card])).uuid, 'withdraw');
  const refused = await robin.client.post<ProblemBody>('/api/offers', about(kim, [card]));
  expect(refused).toMatchObject({ status: 429, body: { code: 'offers.too-many-to-one' } });
});

it.each(['accept', 'decline'])(
  'a draft that was sent stays sent, also once the other has chosen to %s',
  async (answer) => {
    const { uuid } = await offered(robin, kim, await listed(kim), { isDraft: true });
    expect((await step(robin, uuid, 'send')).body.state).toBe('OPEN');
    const { state } = (await step(kim, uuid, answer, { revision: 1 })).body;
    // The answer to the first call was lost.
    expect(await step(robin, uuid, 'send')).toMatchObject({ status: 200, body: { uuid, state } });
  },
);
