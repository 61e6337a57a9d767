// The story of somebody under 18 who doesn't get a card: only stores are named as having another copy, as they trade with these alone.
import { type Member, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { CHICAGO, EVANSTON, loadSampleTowns, looksFrom, settled } from '../../places/test/sample-towns.js';
import { ListingsFacade } from '../listings.facade.js';
import { aSampleCard } from './sample.js';

const market = story({}, { sample: true });
const { id: printing } = aSampleCard(1);
let young: Member;
let adult: Member;

beforeAll(async () => {
  await loadSampleTowns(market);
  [young, adult] = [await signedUp(market), await signedUp(market)];
  const player = await signedUp(market, { name: 'Kim Osei' });
  const store = await signedUp(market, { role: 'STORE', name: 'Goblet' });
  await player.client.put('/api/places/mine', { town: EVANSTON });
  await settled(store, '1 Main Street');
  for (const [{ client }, price] of [
    [player, 1],
    [store, 5],
  ] as const) {
    const entry = { cardId: printing, condition: 'NEAR_MINT', price };
    expect((await client.post('/api/listings', [entry])).status).toBe(201);
  }
  await saysUnder18(market, young);
});

it.each(['anywhere', 'near'])(
  'names %s stores alone to somebody under 18, and to others all',
  async (where) => {
    for (const reader of where === 'near' ? [young, adult] : []) await looksFrom(reader, CHICAGO, 80);
    const named = async ({ user }: Member, giver: Member) =>
      (await market.app.get(ListingsFacade).nextBest(user.uuid, [{ printing, giver: giver.user.uuid }])).map(
        ({ name }) => name,
      );
    expect(await named(young, adult)).toEqual(['Goblet']);
    expect(await named(adult, young)).toEqual(['Kim Osei', 'Goblet']);
  },
);
