// The story of somebody under 18 who wants a list covered: they trade with stores alone, and no plan leads them to a player.
import { type Member, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { CHICAGO, EVANSTON, loadSampleTowns, looksFrom, settled } from '../../places/test/sample-towns.js';
import type { CoverDto } from '../dto/cover.dto.js';

const market = story({}, { sample: true });
const [card, ofPlayer] = [1, 2].map(aSampleCard) as [
  ReturnType<typeof aSampleCard>,
  ReturnType<typeof aSampleCard>,
];
let young: Member;
let adult: Member;
let player: Member;
let store: Member;

const offer = async ({ client }: Member, cardId: string, price: number) =>
  expect((await client.post('/api/listings', [{ cardId, condition: 'NEAR_MINT', price }])).status).toBe(201);
/** The stops of the plans, and how many copies the cheapest one misses. */
const planned = async ({ client }: Member) => {
  const cards = [card, ofPlayer].map(({ id: cardId }) => ({ cardId, copies: 1 }));
  const { status, body } = await client.post<CoverDto>('/api/cover', { cards });
  expect(status).toBe(200);
  return [body.stops.map(({ uuid }) => uuid).toSorted(), body.plans[0]?.missing.length];
};

beforeAll(async () => {
  await loadSampleTowns(market);
  [young, adult, player] = [await signedUp(market), await signedUp(market), await signedUp(market)];
  store = await signedUp(market, { role: 'STORE' });
  await player.client.put('/api/places/mine', { town: EVANSTON });
  await settled(store, '1 Main Street');
  await offer(player, card.id, 1);
  await offer(player, ofPlayer.id, 1);
  await offer(store, card.id, 5);
  await saysUnder18(market, young);
});

it('copies of players, however many and cheap, hide no store from somebody under 18', async () => {
  const { id } = aSampleCard(4);
  const cheap = Array(200).fill({ cardId: id, condition: 'NEAR_MINT', price: 0.1 });
  for (let posted = 0; posted < 600; posted += 200)
    expect((await player.client.post('/api/listings', cheap)).status).toBe(201);
  await offer(store, id, 7);
  const { body } = await young.client.post<CoverDto>('/api/cover', { cards: [{ cardId: id, copies: 1 }] });
  expect(body.stops.map(({ uuid }) => uuid)).toEqual([store.user.uuid]);
});

// @spec call-cover
it.each(['anywhere', 'near'])(
  'plans %s lead somebody under 18 to stores alone, and others to players as well',
  async (where) => {
    for (const reader of where === 'near' ? [young, adult] : []) await looksFrom(reader, CHICAGO, 80);
    expect(await planned(young)).toEqual([[store.user.uuid], 1]);
    const [stops, missing] = await planned(adult);
    expect([stops, missing]).toEqual([expect.arrayContaining([player.user.uuid]), 0]);
  },
);
