// The story of two who close their accounts at the same moment, in the middle of their deals.
import { aMeeting, expectConsistent, opened, scheduled, step } from '../../../../test/deals.js';
import { closes, erases, type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { extent, tell } from '../../../../test/trust/promise.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Suspensions } from '../../users/index.js';

const market = story({}, { sample: true });
const ROUNDS = extent({ quick: 3, whole: 40 });
afterEach(() => expectConsistent(market));

const suspends = ({ user }: Member) =>
  market.app.get(UnitOfWork).run(async () => {
    const suspensions = market.app.get(Suspensions);
    await suspensions.holdWithPartners(user.uuid);
    return suspensions.suspend(user.uuid, user.uuid, null);
  });

const statesOf = async (deals: readonly string[]) => {
  const text = 'select state from deals.deal where uuid = any ($1::uuid[])';
  const rows = await market.app.get(Sql).rows<{ state: string }>({ name: 'test.states', text }, [deals]);
  return rows.map(({ state }) => state);
};

it.each([
  ['close', closes],
  ['erase', erases],
])('both %s their accounts: both succeed, and their deals are cancelled', async (_what, leaves) => {
  for (let round = 0; round < ROUNDS; round++) {
    const three = [await signedUp(market), await signedUp(market), await signedUp(market)] as const;
    const [one, two, three_] = three;
    const deals = [
      ...[
        await opened(market, one, two),
        await scheduled(market, two, one),
        await opened(market, two, three_),
      ],
      await opened(market, three_, one),
    ];
    const replies = await Promise.all(three.map(leaves));
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await statesOf(deals)).toEqual(deals.map(() => 'CANCELLED'));
  }
  tell({ cases: ROUNDS });
});

it('stores that are suspended, and players who leave, while others count on their counters: none waits for ever', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [one, two, three] = [await signedUp(market), await signedUp(market), await signedUp(market)];
    const stores = [
      await signedUp(market, { role: 'STORE' }),
      await signedUp(market, { role: 'STORE' }),
    ] as const;
    const atCounter = async (first: Member, second: Member, store: Member) => {
      const deal = await opened(market, first, second);
      const place = { kind: 'COUNTER', store: store.user.uuid };
      await step(first, deal, 'meeting', { ...aMeeting(market), place });
      expect((await step(second, deal, 'meeting/confirm')).body.state).toBe('SCHEDULED');
      return deal;
    };
    const left = await atCounter(two, three, stores[0]);
    const ended = [
      await atCounter(one, two, stores[0]),
      await atCounter(three, one, stores[1]),
      await opened(market, two, stores[1]),
    ];
    await Promise.all([...[one, ...stores].map(suspends)]);
    expect(await statesOf(ended)).toEqual(ended.map(() => 'CANCELLED'));
    expect(await statesOf([left])).toEqual(['AGREED']);
  }
});
