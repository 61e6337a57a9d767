// The story of an offer that somebody begins: what it starts from, and the draft that they come back to.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { OfferStart } from '../dto/offer-start.dto.js';
import { inboxOf, listed, offered, seen } from './offering.js';

const market = story({}, { sample: true });
let robin: Member;
let kim: Member;

beforeEach(async () => {
  [robin, kim] = [await signedUp(market), await signedUp(market, { name: 'Kim Osei' })];
});

// @spec call-start-offer
it('an offer starts with copies as they are, names those that are gone, and brings the draft that there is', async () => {
  const [first = '', second = '', third = ''] = await listed(kim, 1, 3);
  const [mine = ''] = await listed(robin, 2);
  const [anothers = ''] = await listed(await signedUp(market), 1);
  await kim.client.delete(`/api/listings/${third}`);
  await kim.client.patch(`/api/listings/${second}`, { status: 'SOLD' });
  const path = (listings: readonly string[]) =>
    `/api/offers/start?to=${kim.user.uuid}${listings.length > 0 ? `&listings=${listings}` : ''}`;
  const start = (listings: readonly string[]) => robin.client.get<OfferStart>(path(listings));
  expect((await start([])).body).toMatchObject({
    ...{
      recipient: { uuid: kim.user.uuid, name: 'Kim Osei', role: 'USER' },
      lines: [],
      gone: [],
      sheet: null,
    },
    draft: null,
  });
  const { uuid } = await offered(robin, kim, [first], { isDraft: true, note: 'On Friday?' });
  const { body } = await start([first, mine, second, third, anothers]);
  expect(body).toMatchObject({
    lines: [
      { listing: first, giver: kim.user.uuid, price: 5 },
      { listing: mine, giver: robin.user.uuid },
    ],
    gone: [
      { listing: second, card: expect.any(String) },
      { listing: third, card: null },
      { listing: anothers, card: null },
    ],
    sheet: { lines: [{ giver: 'second' }, { giver: 'first' }] },
    draft: { uuid, state: 'DRAFT', note: 'On Friday?' },
  });
  const refused = await robin.client.get<ProblemBody>(`/api/offers/start?to=${robin.user.uuid}`);
  expect(refused.body.code).toBe('offers.own');
  const nobody = await robin.client.get<ProblemBody>(`/api/offers/start?to=${randomUUID()}`);
  expect(nobody.body.code).toBe('offers.recipient-not-found');
});

it('a draft keeps how long it is to be open, also with more cards', async () => {
  const [first = '', second = ''] = await listed(kim, 1, 2);
  const { uuid } = await offered(robin, kim, [first], { isDraft: true });
  const hoursOf = async () => {
    const { body } = await robin.client.get<OfferStart>(`/api/offers/start?to=${kim.user.uuid}`);
    return [body.draft?.hours, (await seen(robin, uuid)).hours];
  };
  expect(await hoursOf()).toEqual([72, 72]);
  await robin.client.patch(`/api/offers/${uuid}`, { hours: 24 });
  await offered(robin, kim, [second], { isDraft: true });
  expect(await hoursOf()).toEqual([24, 24]);
});

it('a draft is in the inbox of who has begun it alone, after what waits, and counts for nobody', async () => {
  const [first = '', second = ''] = await listed(kim, 1, 2);
  await offered(robin, kim, [first], { isDraft: true });
  const { uuid } = await offered(robin, kim, [second]);
  expect(await inboxOf(robin)).toMatchObject([
    { uuid, state: 'OPEN', whoseTurn: 'OTHER' },
    { kind: 'OFFER', state: 'DRAFT', whoseTurn: 'NONE', due: null, other: { name: 'Kim Osei' } },
  ]);
  expect((await inboxOf(kim)).map(({ state }) => state)).toEqual(['OPEN']);
  expect((await robin.client.get('/api/offers/inbox/count')).body).toEqual({ mine: 0 });
});
