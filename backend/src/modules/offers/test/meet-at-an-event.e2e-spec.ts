// The story of two who will be at the same event: one offers a trade there, and it is where they meet.
import type { ProblemBody } from '../../../../test/client.js';
import { ahead, DAY, HOUR, seenBy } from '../../../../test/deals.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import type { OfferDto } from '../dto/offer.dto.js';
import type { OfferStart } from '../dto/offer-start.dto.js';
import { about, listed, offered, seen, step } from './offering.js';

const market = story({}, { sample: true });
let store: Member;
let robin: Member;
let kim: Member;

beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
  [robin, kim] = [await signedUp(market), await signedUp(market)];
});

/** The date and the time in some seconds. */
const beginsIn = (seconds: number) => {
  const [date = '', time = ''] = ahead(market, seconds).toISOString().slice(0, 16).split('T');
  return { date, time };
};
/** An event that begins in some seconds, and when that is. */
const eventIn = async (seconds: number) => {
  const { date, time } = beginsIn(seconds);
  const { uuid } = await scheduled(store, { name: 'Friday Night Magic', date, time });
  return { event: uuid, startsAt: `${date}T${time}:00.000Z` };
};
const refusal = async (body: object) => {
  const { status, body: problem } = await robin.client.post<ProblemBody>('/api/offers', body);
  return [status, problem.code];
};

// @spec rule-offer-at-event
it('an offer says at which event the cards change hands, and the deal proposes to meet there', async () => {
  const [card = ''] = await listed(kim);
  const { event, startsAt } = await eventIn(3 * DAY);
  const { body: start } = await robin.client.get<OfferStart>(
    `/api/offers/start?to=${kim.user.uuid}&event=${event}`,
  );
  const shown = { id: event, name: 'Friday Night Magic', storeName: store.user.name, startsAt };
  expect(start.event).toMatchObject(shown);
  const { uuid, event: offeredAt } = await offered(robin, kim, [card], { event });
  expect(offeredAt).toEqual(start.event);
  expect((await seen(kim, uuid)).event).toEqual(start.event);
  const { body } = await step(kim, uuid, 'accept', { revision: 1 });
  const deal = await seenBy(kim, body.deal ?? '');
  expect(deal).toMatchObject({ state: 'AGREED', whoseTurn: kim.user.uuid });
  expect(deal.proposal).toMatchObject({
    ...{ kind: 'EVENT', by: robin.user.uuid, event: { id: event, name: 'Friday Night Magic' } },
    ...{ from: startsAt, to: new Date(Date.parse(startsAt) + 4 * HOUR * 1000).toISOString() },
  });
  expect(deal.history.map((each) => each.event)).toEqual(['OPENED', 'MEETING_PROPOSED']);
  const confirmed = await kim.client.post<{ state: string }>(`/api/deals/${body.deal}/meeting/confirm`, {});
  expect(confirmed.body.state).toBe('SCHEDULED');
});

it('a counter-offer keeps the event unless it says otherwise, and who made it proposes to meet', async () => {
  const [card = ''] = await listed(kim);
  const { event } = await eventIn(3 * DAY);
  const { uuid } = await offered(robin, kim, [card], { event });
  const counter = (revision: number, by: Member, more: object) =>
    step(by, uuid, 'revisions', { revision, body: { lines: [{ listing: card }], ...more } });
  expect((await counter(1, kim, {})).body.event?.id).toBe(event);
  expect((await counter(2, robin, { event: null })).body.event).toBeNull();
  expect((await counter(3, kim, { event })).body.event?.id).toBe(event);
  const { body } = await step(robin, uuid, 'accept', { revision: 4 });
  expect((await seenBy(robin, body.deal ?? '')).proposal).toMatchObject({ by: kim.user.uuid });
});

it('is at no event that is over, unknown, or of a store that is closed', async () => {
  const [card = ''] = await listed(kim);
  const { event } = await eventIn(HOUR);
  for (const [unknown, code] of [
    [kim.user.uuid, 'offers.unknown-event'],
    ['nonsense', 'request.invalid'],
  ])
    expect(await refusal(about(kim, [card], { event: unknown }))).toEqual([400, code]);
  market.clock.pass(DAY);
  expect(await offered(robin, kim, [card], { event })).toMatchObject({ event: { id: event } });
  market.clock.pass(2 * HOUR);
  expect(await refusal(about(kim, [card], { event }))).toEqual([400, 'offers.unknown-event']);
  const { event: ofClosed } = await eventIn(DAY);
  await store.client.put(`/api/users/${store.user.uuid}/disable`, { password: store.password });
  expect(await refusal(about(kim, [card], { event: ofClosed }))).toEqual([400, 'offers.unknown-event']);
});

it('a draft keeps its event until it is sent, and is not sent with one that is over by then', async () => {
  const [card = '', other = ''] = await listed(kim, 1, 2);
  const { event } = await eventIn(HOUR);
  const draft = await offered(robin, kim, [card], { isDraft: true, event });
  expect((await offered(robin, kim, [other], { isDraft: true })).event?.id).toBe(event);
  market.clock.pass(2 * DAY);
  const sent = await robin.client.post<ProblemBody>(`/api/offers/${draft.uuid}/send`);
  expect([sent.status, sent.body.code]).toEqual([400, 'offers.unknown-event']);
  await robin.client.patch(`/api/offers/${draft.uuid}`, { event: null });
  const { body } = await robin.client.post<OfferDto>(`/api/offers/${draft.uuid}/send`);
  expect(body).toMatchObject({ state: 'OPEN', event: null });
});

it('is at no event that is too far ahead for a meeting, and neither is a draft when it is sent', async () => {
  const [card = ''] = await listed(kim);
  const { event: far } = await eventIn(61 * DAY);
  expect(await refusal(about(kim, [card], { event: far }))).toEqual([400, 'offers.unknown-event']);
  const start = `/api/offers/start?to=${kim.user.uuid}&event=${far}`;
  expect((await robin.client.get<OfferStart>(start)).body.event).toBeNull();
  const { event } = await eventIn(59 * DAY);
  const draft = await offered(robin, kim, [card], { isDraft: true, event });
  expect((await store.client.patch(`/api/events/${event}`, beginsIn(61 * DAY))).status).toBe(200);
  const sent = await robin.client.post<ProblemBody>(`/api/offers/${draft.uuid}/send`);
  expect([sent.status, sent.body.code]).toEqual([400, 'offers.unknown-event']);
  await store.client.patch(`/api/events/${event}`, beginsIn(59 * DAY));
  expect((await step(robin, draft.uuid, 'send')).body.event?.id).toBe(event);
  const { body } = await step(kim, draft.uuid, 'accept', { revision: 1 });
  expect((await seenBy(kim, body.deal ?? '')).proposal?.event?.id).toBe(event);
});

it('a draft whose event was called off shows none, and is sent without it', async () => {
  const { event } = await eventIn(3 * DAY);
  const { uuid } = await offered(robin, kim, await listed(kim), { isDraft: true, event });
  expect((await store.client.delete(`/api/events/${event}`)).status).toBe(204);
  expect((await seen(robin, uuid)).event).toBeNull();
  await robin.client.patch(`/api/offers/${uuid}`, { note: 'See you there!' });
  expect(await step(robin, uuid, 'send')).toMatchObject({
    status: 200,
    body: { state: 'OPEN', event: null },
  });
});

it('is accepted without a place once the event was called off', async () => {
  const [card = ''] = await listed(kim);
  const { event } = await eventIn(3 * DAY);
  const { uuid } = await offered(robin, kim, [card], { event });
  expect((await store.client.delete(`/api/events/${event}`)).status).toBe(204);
  expect((await seen(kim, uuid)).event).toBeNull();
  const { body } = await step(kim, uuid, 'accept', { revision: 1 });
  expect(await seenBy(kim, body.deal ?? '')).toMatchObject({ state: 'AGREED', proposal: null });
});
