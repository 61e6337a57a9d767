// The story of two who close their accounts at the same moment, in the middle of their deals.
import { expectConsistent, opened, scheduled } from '../../../../test/deals.js';
import { closes, erases, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { importSample } from '../../listings/test/sample.js';

const market = story();
const ROUNDS = 12;
beforeAll(() => importSample(market));
afterEach(() => expectConsistent(market));

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
});
