// The story of what a deal leaves in the records of its parties: marks of who cancels late, and hand-overs that count.
import {
  ahead,
  DAY,
  enterCodeOf,
  expectConsistent,
  held,
  listed,
  opened,
  scheduled,
  step,
} from '../../../../test/deals.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { AccountRecord } from '../../reviews/dto/review.dto.js';
import { DealsFacade } from '../deals.facade.js';

const market = story({}, { sample: true });
let kim: Member;
let robin: Member;

afterEach(() => expectConsistent(market));
beforeEach(async () => {
  [kim, robin] = [await signedUp(market, { name: 'Kim Lee' }), await signedUp(market)];
});

const lateOf = async ({ user }: Member) => {
  const { body } = await kim.client.get<AccountRecord[]>(`/api/reviews/records?accounts=${user.uuid}`);
  return body[0]?.withPlayers?.lateCancellations;
};
async function done(): Promise<void> {
  const deal = await scheduled(market, kim, robin);
  market.clock.pass(DAY);
  await enterCodeOf(market, kim, robin, deal);
  await enterCodeOf(market, robin, kim, deal);
}

it('who cancels for safety after the meeting has begun is not late once they have reported the other', async () => {
  const after = async () => {
    const deal = await scheduled(market, kim, robin);
    market.clock.pass(DAY + 60);
    return step(robin, deal, 'cancel', { reason: 'SAFETY' });
  };
  await after();
  expect(await lateOf(robin)).toBe(1);
  const report = {
    target: { kind: 'PROFILE', id: kim.user.uuid },
    category: 'THREAT',
    text: 'Threatened me.',
  };
  expect((await robin.client.post('/api/reports', report)).status).toBe(201);
  await after();
  expect(await lateOf(robin)).toBe(1);
});

it('held cards that a store has sold elsewhere count from half an hour after the deal began', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const countAfter = async (seconds: number) => {
    const deal = await held(market, kim, store);
    market.clock.pass(seconds);
    await step(store, deal, 'cancel', { reason: 'SOLD_ELSEWHERE' });
    const { body } = await kim.client.get<AccountRecord[]>(
      `/api/reviews/records?accounts=${store.user.uuid}`,
    );
    return body[0]?.withPlayers?.stockConflicts;
  };
  expect(await countAfter(30 * 60 - 1)).toBe(0);
  expect(await countAfter(30 * 60)).toBe(1);
});

it('a store that takes back what nobody has fetched in time is not late', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const [kept, fetched] = [await held(market, kim, store), await held(market, kim, store)];
  market.clock.pass(2 * DAY - 60);
  await step(store, kept, 'cancel', { reason: 'OTHER' });
  expect(await lateOf(store)).toBe(1);
  market.clock.pass(120);
  expect((await step(store, fetched, 'cancel', { reason: 'OTHER' })).body.state).toBe('CANCELLED');
  expect(await lateOf(store)).toBe(1);
});

it('of deals of the same two, three in 90 days count for what a store asks of a record', async () => {
  const doneBy = async () => (await market.app.get(DealsFacade).recordOf(kim.user.uuid)).done;
  for (let nth = 0; nth < 4; nth++) await done();
  expect(await doneBy()).toBe(3);
  market.clock.pass(91 * DAY);
  await done();
  expect(await doneBy()).toBe(4);
});

it('what a store holds for somebody may cost any sum', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  for (let nth = 0; nth < 2; nth++) {
    const copies = (await listed(store, 20, 999_999.99)).map((listing) => ({
      ...{ listing, giver: store.user.uuid, priceCents: 99_999_999 },
    }));
    const cash = { cents: 20 * 99_999_999, payer: kim.user.uuid };
    await opened(market, kim, store, { kind: 'HOLD', heldUntil: ahead(market, DAY), copies, cash });
  }
  const { held } = await market.app.get(DealsFacade).standingOf(kim.user.uuid, store.user.uuid);
  expect(held).toMatchObject({ cards: 40 });
  expect(held.cents).toBeGreaterThan(20 * 99_999_999);
});
