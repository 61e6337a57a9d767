// The story of somebody under 18 who looks for a wanted card: they trade with stores alone, and learn of the copies of no player.
import { type Member, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { CHICAGO, EVANSTON, loadSampleTowns, looksFrom, settled } from '../../places/test/sample-towns.js';
import type { SupplyDto } from '../nearby/nearby.dto.js';

const market = story({}, { sample: true });
const [card, ofPlayers] = [1, 2].map(aSampleCard) as [
  ReturnType<typeof aSampleCard>,
  ReturnType<typeof aSampleCard>,
];
let young: Member;
let adult: Member;
let player: Member;
let store: Member;

const supplyOf = async ({ client }: Member) =>
  (await client.get<SupplyDto[]>(`/api/watchlist/supply?cardIds=${card.id},${ofPlayers.id}`)).body;
const offer = async ({ client }: Member, cardId: string, entry: object) => {
  const listing = { cardId, condition: 'NEAR_MINT', ...entry };
  expect((await client.post('/api/listings', [listing])).status).toBe(201);
};

beforeAll(async () => {
  await loadSampleTowns(market);
  [young, adult] = [await signedUp(market), await signedUp(market)];
  player = await signedUp(market);
  store = await signedUp(market, { role: 'STORE' });
  for (const { client } of [young, adult])
    for (const { id } of [card, ofPlayers])
      await client.put(`/api/watchlist/wants/${id}`, { anyPrinting: true, quantity: 1, forTrade: true });
  await player.client.put('/api/places/mine', { town: EVANSTON });
  await settled(store, '1 Main Street');
  await offer(player, card.id, { price: 2 });
  await offer(player, ofPlayers.id, { price: 2 });
  await offer(player, ofPlayers.id, { price: 2, type: 'TRADE' });
  await offer(store, card.id, { price: 5 });
  await offer(store, card.id, { price: 1, type: 'BUY' });
  await saysUnder18(market, young);
});

it('copies of players, however many and cheap, hide no store from somebody under 18', async () => {
  const { id } = aSampleCard(4);
  await young.client.put(`/api/watchlist/wants/${id}`, { anyPrinting: true, quantity: 1 });
  const cheap = Array(200).fill({ cardId: id, condition: 'NEAR_MINT', price: 0.1 });
  for (let posted = 0; posted < 1200; posted += 200)
    expect((await player.client.post('/api/listings', cheap)).status).toBe(201);
  await offer(store, id, { price: 7 });
  const { body } = await young.client.get<SupplyDto[]>(`/api/watchlist/supply?cardIds=${id}`);
  expect(body).toMatchObject([{ stores: 1, players: 0, lowestPrice: 7 }]);
});

// @spec rule-supply
it.each(['anywhere', 'near'])(
  'supply %s counts for somebody under 18 the copies of stores alone, and for others all',
  async (where) => {
    for (const reader of where === 'near' ? [young, adult] : []) await looksFrom(reader, CHICAGO, 50);
    const ofStore = { cardId: card.id, stores: 1, buyers: 1, highestOffer: 1 };
    expect(await supplyOf(young)).toEqual([{ ...ofStore, players: 0, lowestPrice: 5 }]);
    const both = { ...ofStore, players: 1, lowestPrice: 2 };
    const rest = {
      cardId: ofPlayers.id,
      stores: 0,
      players: 1,
      lowestPrice: 2,
      buyers: 0,
      highestOffer: null,
    };
    expect(await supplyOf(adult)).toEqual(expect.arrayContaining([both, rest]));
  },
);
