// The story of a card that anybody may look at: stores by name, people as a number.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, PASSWORD, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { PublicCard } from '../dto/public-card.dto.js';

const market = story({}, { sample: true });

const post = async ({ client }: Member, price: number, type = 'SELL', nth = 5) => {
  const entry = { cardId: aSampleCard(nth).id, condition: 'NEAR_MINT', price, type };
  return (await client.post<ListingDto[]>('/api/listings', [entry])).body[0]?.uuid ?? '';
};
const seen = async (nth = 5) =>
  (await market.someone().get<PublicCard>(`/api/storefronts/cards/${aSampleCard(nth).id}`)).body;

describe('a public card', () => {
  // @spec call-public-card, rule-public-pages
  it('says who has it: stores by name, the cheapest first, and of people how many', async () => {
    const [cheap, dear] = [
      await signedUp(market, { role: 'STORE', name: 'Cheap Cards' }),
      await signedUp(market, { role: 'STORE', name: 'Dear Cards' }),
    ];
    const robin = await signedUp(market, { name: 'Robin Recognizable' });
    await post(dear, 9);
    await post(cheap, 4);
    await post(cheap, 2.5);
    await post(cheap, 1, 'BUY');
    await post(robin, 3);
    await post(robin, 20, 'TRADE');
    const card = await seen();
    expect(card).toMatchObject({
      id: aSampleCard(5).id,
      name: aSampleCard(5).name,
      offers: { copies: 5, stores: 2, players: 1, forSale: 4, lowPrice: 2.5, highPrice: 9 },
    });
    expect(card.offers.sellers.map(({ name, copies, price }) => [name, copies, price])).toEqual([
      ['Cheap Cards', 2, 2.5],
      ['Dear Cards', 1, 9],
    ]);
    expect(JSON.stringify(card)).not.toContain('Recognizable');
    await cheap.client.put(`/api/users/${cheap.user.uuid}/disable`, { password: PASSWORD });
    expect((await seen()).offers).toMatchObject({ copies: 3, stores: 1, lowPrice: 3 });
  });

  it('that nobody has says so, and one that only a trader has, has no price', async () => {
    expect((await seen(6)).offers).toEqual({
      copies: 0,
      stores: 0,
      players: 0,
      forSale: 0,
      lowPrice: null,
      highPrice: null,
      sellers: [],
    });
    const store = await signedUp(market, { role: 'STORE' });
    await post(store, 5, 'TRADE', 6);
    expect((await seen(6)).offers).toMatchObject({ copies: 1, lowPrice: null, sellers: [{ price: null }] });
  });

  it('is gone from offer with its sale', async () => {
    const store = await signedUp(market, { role: 'STORE' });
    const listing = await post(store, 5, 'SELL', 7);
    expect((await seen(7)).offers.copies).toBe(1);
    await store.client.patch(`/api/listings/${listing}`, { status: 'SOLD' });
    expect((await seen(7)).offers.copies).toBe(0);
  });

  it('promises no copy of somebody under 18, whom players can’t trade with', async () => {
    const young = await signedUp(market);
    await post(young, 0.5, 'SELL', 8);
    expect((await seen(8)).offers).toMatchObject({ copies: 1, players: 1, lowPrice: 0.5 });
    await saysUnder18(market, young);
    expect((await seen(8)).offers).toMatchObject({ copies: 0, players: 0, lowPrice: null });
  });

  it('must be known', async () => {
    const { status, body } = await market
      .someone()
      .get<ProblemBody>(`/api/storefronts/cards/${randomUUID()}`);
    expect([status, body.code]).toEqual([404, 'storefronts.card-not-found']);
    expect((await market.someone().get('/api/storefronts/cards/none')).status).toBe(400);
  });
});
