// The story of a store that takes its place off the map, and confirms one again later.
import { aMeeting, expectConsistent, opened, seenBy, step } from '../../../../test/deals.js';
import { jobsDone } from '../../../../test/mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { loadSampleTowns, settled } from '../../places/test/sample-towns.js';

const market = story({}, { sample: true });
let store: Member;
let kim: Member;
beforeAll(() => loadSampleTowns(market));
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
  kim = await signedUp(market);
});
afterEach(() => expectConsistent(market));

const remove = async () => expect((await store.client.delete('/api/places/mine')).status).toBe(204);
const comesTo = async (address: string) => {
  const at = { address, latitude: 41.88, longitude: -87.63 };
  expect((await store.client.put('/api/places/store', at)).status).toBe(200);
  await jobsDone(market);
};
const atTheCounter = async () => {
  const deal = await opened(market, kim, store);
  await step(kim, deal, 'meeting', { ...aMeeting(market, 72), place: { kind: 'COUNTER' } });
  await step(store, deal, 'meeting/confirm');
  return deal;
};
const lossesOf = async ({ client }: Member) =>
  (await notificationsOf(client, 'DEAL_MEETING')).filter(({ details }) => details.change === 'PLACE_LOST');

it('deals at its counter find another place once it confirms another address than it has removed', async () => {
  await settled(store, '1814 W Division Street');
  const deal = await atTheCounter();
  await remove();
  await remove();
  await jobsDone(market);
  expect((await seenBy(kim, deal)).state).toBe('SCHEDULED');
  await comesTo('77 Lake Street');
  expect(await seenBy(kim, deal)).toMatchObject({
    state: 'AGREED',
    meeting: null,
    lostPlace: { why: 'STORE_MOVED' },
  });
  expect([await lossesOf(kim), await lossesOf(store)].map(({ length }) => length)).toEqual([1, 1]);
});

it('deals stay at its counter where it confirms the same address again, or its first one', async () => {
  await store.client.put('/api/places/mine/preferences', { radiusKm: 25, unit: null });
  const deal = await atTheCounter();
  await comesTo('1814 W Division Street');
  await remove();
  await comesTo('1814 W Division Street');
  expect(await seenBy(kim, deal)).toMatchObject({ state: 'SCHEDULED', lostPlace: null });
  await comesTo('77 Lake Street');
  expect((await seenBy(kim, deal)).state).toBe('AGREED');
});
