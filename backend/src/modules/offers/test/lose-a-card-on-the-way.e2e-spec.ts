// The story of copies that are gone while an offer about them is on its way, or that their lister looks for instead.
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone } from '../../../../test/mails.js';
import { overtakenBy } from '../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { AnswersService } from '../answers.service.js';
import type { MakeOffer } from '../dto/make-offer.dto.js';
import { HoldsService } from '../holds.service.js';
import { OffersService } from '../offers.service.js';
import { about, inboxOf, listed, offered, seen, step } from './offering.js';

const market = story({}, { sample: true });
let robin: Member;
let kim: Member;
let store: Member;

beforeEach(async () => {
  [robin, kim] = [await signedUp(market), await signedUp(market)];
  store = await signedUp(market, { role: 'STORE' });
});

describe('an offer about a copy that is gone before it is there', () => {
  const withdraws = (listing: string) => store.client.delete(`/api/listings/${listing}`);
  const givesToKim = async (listing: string) => {
    const { uuid } = await offered(kim, store, [listing]);
    return step<never>(store, uuid, 'accept', { revision: 1 });
  };
  const ways = [
    [
      'was made',
      (listing: string) =>
        market.app.get(OffersService).make(robin.user, about(store, [listing]) as MakeOffer),
    ],
    [
      'asks to hold it',
      (listing: string) => market.app.get(HoldsService).hold(robin.user, { listings: [listing] }),
    ],
  ] as const;
  const losses = [
    ['withdrawn', withdraws],
    ['reserved for somebody else', givesToKim],
  ] as const;
  const cases = ways.flatMap(([made, make]) =>
    losses.map(([lost, lose]) => [made, lost, make, lose] as const),
  );

  it.each(cases)('is void where it %s and the copy is %s', async (_made, _lost, make, lose) => {
    const [listing = ''] = await listed(store);
    let offer = '';
    const change = async () => {
      offer = await make(listing);
    };
    await overtakenBy(
      market,
      change,
      () => lose(listing),
      () => jobsDone(market),
    );
    await jobsDone(market);
    expect(await seen(robin, offer)).toMatchObject({ state: 'VOID', voidReason: 'LINE_GONE' });
    expect(await inboxOf(robin)).toEqual([]);
  });

  it('is void where it is a counter-offer', async () => {
    const [first = '', other = ''] = await listed(store, 1, 2);
    const { uuid } = await offered(robin, store, [first]);
    const counter = () =>
      market.app.get(AnswersService).counter(store.user, uuid, { lines: [{ listing: other }] }, undefined);
    await overtakenBy(
      market,
      counter,
      () => withdraws(other),
      () => jobsDone(market),
    );
    await jobsDone(market);
    expect(await seen(robin, uuid)).toMatchObject({ state: 'VOID', voidReason: 'LINE_GONE', revision: 2 });
  });
});

// Who makes the offer again without that copy must see that it is gone: what they give may be for nothing else.
it('a copy that its lister looks for now is not available in an offer', async () => {
  const [own = ''] = await listed(robin);
  const [changed = '', left = ''] = await listed(kim, 2, 2);
  const { uuid } = await offered(robin, kim, [own, changed, left]);
  await kim.client.patch(`/api/listings/${changed}`, { type: 'BUY' });
  const availability = [
    { listing: own, isAvailable: true },
    { listing: changed, isAvailable: false },
    { listing: left, isAvailable: true },
  ];
  expect((await seen(robin, uuid)).lines).toMatchObject(availability);
  const refused = await step<ProblemBody>(kim, uuid, 'accept', { revision: 1 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'offers.void' } });
  expect(await seen(robin, uuid)).toMatchObject({ state: 'VOID', lines: availability });
});

/** Kim’s only line is of another type from now on. */
const editsLine = async (type: string) => {
  const { body } = await kim.client.get<{ line: string }[]>('/api/stock/lines');
  const lines = [{ line: body[0]?.line, quantity: 1 }];
  return kim.client.post<{ uuid: string }>('/api/stock/edits', { lines, change: { type } });
};

it('an offer of a copy that an undo makes one that its lister looks for is void', async () => {
  const [copy = ''] = await listed(kim, 1, 1, { type: 'BUY' });
  const { body: edit } = await editsLine('SELL');
  const { uuid } = await offered(robin, kim, [copy]);
  expect((await kim.client.post(`/api/stock/batches/${edit.uuid}/undo`)).status).toBe(200);
  await jobsDone(market);
  expect(await seen(robin, uuid)).toMatchObject({ state: 'VOID', voidReason: 'LINE_GONE' });
});

it.each<[string, (copy: string) => Promise<unknown>]>([
  ['the listing', (copy) => kim.client.patch(`/api/listings/${copy}`, { type: 'BUY' })],
  ['a line of the stock', () => editsLine('BUY')],
])('an offer of a copy that its lister looks for now is void, changed by %s', async (_way, change) => {
  const [changed = ''] = await listed(kim);
  const { uuid } = await offered(robin, kim, [changed]);
  expect(await change(changed)).toMatchObject({ status: 200 });
  await jobsDone(market);
  expect(await seen(robin, uuid)).toMatchObject({ state: 'VOID', voidReason: 'LINE_GONE' });
});
