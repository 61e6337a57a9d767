// The story of somebody under 18 who has a card that others want: they trade with stores alone, so the wants of players don't count.
import { type Member, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { CHICAGO, EVANSTON, loadSampleTowns, looksFrom, settled } from '../../places/test/sample-towns.js';
import type { DemandDto } from '../nearby/nearby.dto.js';

const market = story({}, { sample: true });
const [ofPlayers, ofStores] = [1, 2].map((nth) => aSampleCard(nth).id) as [string, string];
let young: Member;
let adult: Member;

const demandFor = async ({ client }: Member) =>
  (await client.get<DemandDto[]>(`/api/watchlist/demand?cardIds=${ofPlayers},${ofStores}`)).body;
const want = async ({ client }: Member, cardId: string) => {
  const asked = { anyPrinting: true, quantity: 1, visibility: 'TRADERS' };
  expect((await client.put(`/api/watchlist/wants/${cardId}`, asked)).status).toBe(200);
};

beforeAll(async () => {
  await loadSampleTowns(market);
  [young, adult] = [await signedUp(market), await signedUp(market)];
  for (let nth = 0; nth < 3; nth++) {
    const player = await signedUp(market);
    await player.client.put('/api/places/mine', { town: EVANSTON });
    await want(player, ofPlayers);
    const store = await signedUp(market, { role: 'STORE' });
    await settled(store, '1 Main Street');
    await want(store, ofStores);
  }
  await saysUnder18(market, young);
});

// @spec rule-demand-in-steps
it.each(['anywhere', 'near'])(
  'demand %s counts for somebody under 18 the wants of stores alone, and for others all',
  async (where) => {
    for (const reader of where === 'near' ? [young, adult] : []) await looksFrom(reader, CHICAGO, 50);
    const stores = { cardId: ofStores, people: 3 };
    expect(await demandFor(young)).toEqual([stores]);
    const all = await demandFor(adult);
    expect(all).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining([stores, { cardId: ofPlayers, people: 3 }]));
  },
);
