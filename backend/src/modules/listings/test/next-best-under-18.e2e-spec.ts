// The story of somebody under 18 who looks for a card: only stores are named as having a copy, as they trade with these alone.
import { type Member, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { CHICAGO, EVANSTON, loadSampleTowns, looksFrom, settled } from '../../places/test/sample-towns.js';
import type { Availability } from '../dto/availability.dto.js';
import type { CardListing } from '../dto/card-listing.dto.js';
import { ListingsFacade } from '../listings.facade.js';
import type { OnOffer } from '../on-offer/dto/on-offer.dto.js';
import { aSampleCard } from './sample.js';

const market = story({}, { sample: true });
const { id: printing, name } = aSampleCard(1);
let young: Member;
let adult: Member;
let shop: Member;

beforeAll(async () => {
  await loadSampleTowns(market);
  [young, adult] = [await signedUp(market), await signedUp(market)];
  const player = await signedUp(market, { name: 'Kim Osei' });
  shop = await signedUp(market, { role: 'STORE', name: 'Goblet' });
  await player.client.put('/api/places/mine', { town: EVANSTON });
  await settled(shop, '1 Main Street');
  for (const [{ client }, price] of [
    [player, 1],
    [shop, 5],
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
        (best) => best.name,
      );
    expect(await named(young, adult)).toEqual(['Goblet']);
    expect(await named(adult, young)).toEqual(['Kim Osei', 'Goblet']);
  },
);

// @spec call-with-card, call-on-offer, added-availability
it.each(['any', 'mine'])(
  'lists within the radius "%s" the copies of stores alone for somebody under 18, and for others all',
  async (radius) => {
    for (const reader of radius === 'mine' ? [young, adult] : []) await looksFrom(reader, CHICAGO, 80);
    const listers = async ({ client }: Member) => {
      const asked = `cardId=${printing}&printings=any&radius=${radius}`;
      return (await client.get<CardListing[]>(`/api/listings/with-card?${asked}`)).body.map(
        (each) => each.name,
      );
    };
    const onOffer = async ({ client }: Member, q: string) => {
      const asked = `q=${encodeURIComponent(q)}&radius=${radius}`;
      const { cards } = (await client.get<OnOffer>(`/api/listings/on-offer?${asked}`)).body;
      return cards.map(({ price, copies, stores, players }) => [price, copies, stores, players]);
    };
    for (const q of [`!"${name}"`, 'mv>=0 or -mv>=0']) {
      expect(await onOffer(young, q)).toEqual([[5, 1, 1, 0]]);
      expect(await onOffer(adult, q)).toEqual([[1, 2, 1, 1]]);
    }
    expect(await listers(young)).toEqual(['Goblet']);
    expect(await listers(adult)).toEqual(['Kim Osei', 'Goblet']);
    for (const printings of ['this', 'any']) {
      const path = `/api/listings/availability?cardIds=${printing}&printings=${printings}`;
      const inStock = async ({ client }: Member) => (await client.get<Availability[]>(path)).body;
      expect(await inStock(young)).toMatchObject([{ copies: 1, stores: 1, players: 0, price: 5 }]);
      expect(await inStock(adult)).toMatchObject([{ copies: 2, stores: 1, players: 1, price: 1 }]);
    }
  },
);

it('shows copies of somebody under 18 to stores and to themselves, and to no other player', async () => {
  const { id, name: card } = aSampleCard(2);
  const entry = { cardId: id, condition: 'NEAR_MINT', price: 3 };
  expect((await young.client.post('/api/listings', [entry])).status).toBe(201);
  const lists = [`with-card?cardId=${id}`, `availability?cardIds=${id}`];
  for (const reader of [young, shop, adult])
    for (const path of lists)
      expect((await reader.client.get(`/api/listings/${path}`)).body).toHaveLength(reader === adult ? 0 : 1);
  const found = async ({ client }: Member) =>
    (await client.get<OnOffer>(`/api/listings/on-offer?q=${encodeURIComponent(`!"${card}"`)}&radius=any`))
      .body.cards.length;
  expect([await found(shop), await found(adult)]).toEqual([1, 0]);
});
