// The story of somebody under 18 who has a card that others want: they trade with stores alone, so the wants of players don't count.
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { CHICAGO, EVANSTON, loadSampleTowns } from '../../places/test/sample-towns.js';
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
    const at = { address: '1 Main Street', latitude: 41.869, longitude: -87.65 };
    expect((await store.client.put('/api/places/store', at)).status).toBe(200);
    await want(store, ofStores);
  }
  const bornIn = `${market.clock.now().getUTCFullYear() - 15}-01`;
  expect((await young.client.put(`/api/users/${young.user.uuid}/age`, { bornIn })).status).toBe(200);
});

// @spec rule-demand-in-steps
it.each(['anywhere', 'near'])(
  'demand %s counts for somebody under 18 the wants of stores alone, and for others all',
  async (where) => {
    for (const { client } of where === 'near' ? [young, adult] : []) {
      await client.put('/api/places/mine', { town: CHICAGO });
      await client.put('/api/places/mine/preferences', { radiusKm: 50, unit: null });
    }
    const stores = { cardId: ofStores, people: 3 };
    expect(await demandFor(young)).toEqual([stores]);
    const all = await demandFor(adult);
    expect(all).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining([stores, { cardId: ofPlayers, people: 3 }]));
  },
);
