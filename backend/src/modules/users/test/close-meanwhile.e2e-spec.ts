// The story of an account that is closed while its owner writes elsewhere: nothing is written that nobody will ever see.
import type { ProblemBody } from '../../../../test/client.js';
import { aListingOf, type Goods, goodsOf } from '../../../../test/goods.js';
import { overtaken } from '../../../../test/overtaken.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aPlan } from '../../events/test/plan.js';
import { aSampleCard } from '../../listings/test/sample.js';

type Call = (
  of: Goods & { readonly foreign: string },
) => readonly [method: string, path: string, body?: unknown];

const entry = () => ({ cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5 });
const WRITES: readonly (readonly [what: string, call: Call, refusal: string])[] = [
  ['a listing is posted', () => ['POST', '/api/listings', [entry()]], 'listings.account-closed'],
  [
    'a listing is changed',
    ({ listing }) => ['PATCH', `/api/listings/${listing}`, { price: 1 }],
    'listings.account-closed',
  ],
  [
    'a listing is withdrawn',
    ({ listing }) => ['DELETE', `/api/listings/${listing}`],
    'listings.account-closed',
  ],
  [
    'a message is sent',
    ({ foreign }) => ['POST', `/api/listings/${foreign}/messages`, { text: 'Is it still there?' }],
    'listings.account-closed',
  ],
  ['an event is scheduled', () => ['POST', '/api/events', aPlan()], 'events.account-closed'],
  [
    'an event is changed',
    ({ event }) => ['PATCH', `/api/events/${event}`, { name: 'Still here' }],
    'events.account-closed',
  ],
  ['an event is called off', ({ event }) => ['DELETE', `/api/events/${event}`], 'events.account-closed'],
  [
    'a card is watched',
    ({ owner }) => ['POST', `/api/watchlist/${owner}?cardId=${aSampleCard(3).id}`],
    'watchlist.account-closed',
  ],
  [
    'a card is watched again',
    ({ owner, card }) => ['POST', `/api/watchlist/${owner}?cardId=${card}`],
    'watchlist.account-closed',
  ],
  [
    'a card is watched no longer',
    ({ owner, card }) => ['DELETE', `/api/watchlist/${owner}?cardId=${card}`],
    'watchlist.account-closed',
  ],
];

describe('closing an account in the middle of something', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let belongings: Goods & { readonly foreign: string };
  let foreign: string;
  beforeAll(async () => {
    foreign = await aListingOf(await signedUp(market));
  });
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    belongings = { ...(await goodsOf(store)), foreign };
  });

  it.each(WRITES)('refuses it when %s', async (_what, call, refusal) => {
    const [method, path, body] = call(belongings);
    const reply = await overtaken(market, belongings.owner, 'enabled = false', () =>
      store.client.call<ProblemBody>(method, path, body),
    );
    expect([reply.status, reply.body?.code]).toEqual([403, refusal]);
  });

  it.each(WRITES)(
    'has one answer or the other, both documented, when %s at the same moment',
    async (...row) => {
      const [method, path, body] = row[1](belongings);
      const [closed, reply] = await Promise.all([
        store.client.put(`/api/users/${belongings.owner}/disable`, { password: PASSWORD }),
        store.client.call<ProblemBody>(method, path, body),
      ]);
      expect(closed.status).toBe(204);
      expect([200, 201, 204, 401, 403]).toContain(reply.status);
    },
  );
});
