// The story of who has blocked the other of a deal: it is canceled, or a store hands over between them.
import {
  ahead,
  DAY,
  enterCodeOf,
  expectConsistent,
  HOUR,
  opened,
  scheduled,
  seenBy,
  step,
} from '../../../../test/deals.js';
import { jobsDone } from '../../../../test/mails.js';
import { allNotificationsOf } from '../../../../test/notifications.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { AccountRecord } from '../../reviews/dto/review.dto.js';
import { AtACounter, refused } from './at-a-counter.js';

const market = story({}, { sample: true });
const counter = new AtACounter(market);

afterEach(() => expectConsistent(market));
beforeEach(() => counter.begin());

const block = () => counter.kim.client.put(`/api/moderation/blocks/${counter.robin.user.uuid}`);
/** The meeting at the castle that both have agreed on, with its staff between them. */
const staffed = async (deal: string, store = counter.castle.user.uuid) => {
  const { meeting } = await seenBy(counter.kim, deal);
  const place = { kind: 'COUNTER', store, witnessOnly: true };
  return { place, from: meeting?.from, to: meeting?.to };
};

it('who has blocked the other lets the store hand over, which the other needn’t confirm; no code is entered', async () => {
  const { kim, robin, castle } = counter;
  const deal = await counter.agreed({ swap: true });
  await block();
  await jobsDone(market);
  expect(JSON.stringify(await allNotificationsOf(robin.client)).toLowerCase()).not.toContain('block');
  const asked = await step(kim, deal, 'meeting', await staffed(deal));
  expect(asked.body).toMatchObject({
    ...{ state: 'SCHEDULED', proposal: null },
    meeting: { store: { uuid: castle.user.uuid }, witnessOnly: true },
  });
  // A second tap, and a retry after a lost answer, change nothing.
  expect((await step(kim, deal, 'meeting', await staffed(deal))).body.version).toBe(asked.body.version);
  expect((await seenBy(robin, deal)).history.at(-1)).toMatchObject({ event: 'WITNESS_REQUIRED' });
  await jobsDone(market);
  market.clock.pass(DAY - HOUR);
  expect(await refused(enterCodeOf(market, robin, kim, deal))).toEqual([409, 'deals.witness-only']);
  expect(await refused(enterCodeOf(market, kim, robin, deal))).toEqual([409, 'deals.witness-only']);
  const code = await counter.codeOf(robin, deal);
  expect((await counter.witness(deal, 'HANDED_OVER', code)).body.state).toBe('DONE');
  expect(await counter.statusOf(deal)).toBe('SOLD');
});

it('elsewhere it is proposed like any other meeting; what the other proposes instead has to be confirmed', async () => {
  const { kim, robin } = counter;
  const deal = await scheduled(market, kim, robin);
  await block();
  const asked = await step(kim, deal, 'meeting', await staffed(deal));
  expect(asked.body).toMatchObject({ meeting: { kind: 'TEXT' }, proposal: { witnessOnly: true } });
  // The counter of another store at the same time is another proposal.
  const other = await signedUp(market, { role: 'STORE' });
  const again = await step(kim, deal, 'meeting', await staffed(deal, other.user.uuid));
  expect(again.body.proposal?.store?.uuid).toBe(other.user.uuid);
  expect((await step(robin, deal, 'meeting/confirm')).body.meeting).toMatchObject({ witnessOnly: true });
  const elsewhere = { ...(await staffed(deal)), place: { kind: 'TEXT', text: 'My place' } };
  expect((await step(robin, deal, 'meeting', elsewhere)).body).toMatchObject({
    meeting: { witnessOnly: true },
    proposal: { kind: 'TEXT', by: robin.user.uuid },
  });
});

it('is at the counter of a store that is neither of the two, and nowhere else', async () => {
  const { kim, robin, castle } = counter;
  const [from, to] = [DAY, DAY + HOUR].map((seconds) => ahead(market, seconds).toISOString());
  const at = (place: object) => ({ place: { witnessOnly: true, ...place }, from, to });
  const deal = await opened(market, kim, robin);
  const refusal = [400, 'deals.no-witness'];
  expect(await refused(step(kim, deal, 'meeting', at({ kind: 'TEXT', text: 'Library' })))).toEqual(refusal);
  const withStore = await opened(market, kim, castle);
  expect(await refused(step(kim, withStore, 'meeting', at({ kind: 'COUNTER' })))).toEqual(refusal);
});

it('who cancels instead, and has reported the other, gets no mark: the other learns that it was canceled, not why', async () => {
  const { kim, robin } = counter;
  const deal = await counter.agreed();
  await block();
  const report = { target: { kind: 'PROFILE', id: robin.user.uuid }, category: 'HARASSMENT' };
  expect((await kim.client.post('/api/reports', report)).status).toBe(201);
  market.clock.pass(DAY + HOUR / 2);
  expect((await step(kim, deal, 'cancel', { reason: 'SAFETY' })).body.endReason).toBe('SAFETY');
  expect(await seenBy(robin, deal)).toMatchObject({ state: 'CANCELLED', endReason: 'OTHER' });
  await jobsDone(market);
  const heard = await allNotificationsOf(robin.client);
  expect(heard[0]).toMatchObject({ kind: 'DEAL_MEETING', details: { change: 'CANCELLED' } });
  expect(JSON.stringify(heard)).not.toMatch(/block|safety/i);
  const records = `/api/reviews/records?accounts=${kim.user.uuid}`;
  const { client } = await signedUp(market);
  const { body } = await client.get<AccountRecord[]>(records);
  expect(body[0]?.withPlayers?.lateCancellations ?? 0).toBe(0);
});
