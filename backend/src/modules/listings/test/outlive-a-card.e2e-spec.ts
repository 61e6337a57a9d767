// The story of a card that vanishes from the card database: what people made of it stays readable and usable.
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { StoreSummary } from '../../dashboard/dto/store-summary.dto.js';
import type { UserSummary } from '../../dashboard/dto/user-summary.dto.js';
import type { WatchedCardDto } from '../../watchlist/dto/watched-card.dto.js';
import type { CardListing } from '../dto/card-listing.dto.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { sampleCard } from './sample.js';

/** In the order of their references. */
const TABLES = [
  'delete from cards.price_month where pid = (select pid from cards.printing where id = $1)',
  'delete from cards.card_raw where id = $1',
  'delete from cards.printing_price where pid = (select pid from cards.printing where id = $1)',
  'delete from cards.printing where id = $1',
];

describe('a card that vanishes from the card database', () => {
  const market = story({}, { sample: true });
  const card = sampleCard(({ games, finishes }) => games.includes('paper') && finishes.length === 2);
  const snapshot = {
    cardId: card.id,
    cardName: card.name,
    cardSet: card.set_name,
    cardSetCode: card.set,
    cardNumber: card.collector_number,
    cardImageUrl: `/api/cards/${card.id}/image/front/normal`,
  };
  let store: Member;
  let player: Member;
  let listing: ListingDto;
  let spare: ListingDto;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    player = await signedUp(market);
    const entry = { cardId: card.id, condition: 'NEAR_MINT', price: 5 };
    const { body } = await store.client.post<ListingDto[]>('/api/listings', [entry, entry, entry]);
    const [first, second, sold] = body as [ListingDto, ListingDto, ListingDto];
    [listing, spare] = [first, second];
    await store.client.patch(`/api/listings/${sold.uuid}`, { status: 'SOLD' });
    await player.client.post(`/api/watchlist/${player.user.uuid}?cardId=${card.id}`);
    const database = market.app.get(DataSource);
    for (const table of TABLES) await database.query(table, [card.id]);
    expect((await store.client.get(`/api/cards/${card.id}`)).status).toBe(404);
  });

  const list = async <Entry>({ client }: Member, path: string) =>
    (await client.get<Entry[]>(`/api/${path}`)).body;
  const active = () => list<ListingDto>(player, `listings/user/${store.user.uuid}/status/ACTIVE`);
  const withCard = () => list<CardListing>(player, `listings/with-card?cardId=${card.id}`);
  const history = () => list<ListingDto>(store, `listings/user/${store.user.uuid}/order-history`);

  it('still lists what is on offer, from the listing’s own snapshot', async () => {
    for (const shown of [await active(), await withCard()]) {
      expect(shown).toEqual([expect.objectContaining(snapshot), expect.objectContaining(snapshot)]);
    }
    const words = encodeURIComponent(card.name);
    const path = `listings/user/${store.user.uuid}/status/ACTIVE?q=${words}`;
    expect(await list(player, path)).toHaveLength(2);
  });

  it('still tells what was sold', async () => {
    expect(await history()).toEqual([expect.objectContaining({ ...snapshot, finalSoldPrice: 5 })]);
  });

  it('stays on the watchlist and on the dashboard, without a market price', async () => {
    const lost = { ...snapshot, marketPrice: null, marketPriceFoil: null, marketPriceDate: null };
    const watched = [expect.objectContaining(lost)];
    expect(await list<WatchedCardDto>(player, `watchlist/${player.user.uuid}`)).toEqual(watched);
    const { body } = await player.client.get<UserSummary>(`/api/dashboard/user-summary/${player.user.uuid}`);
    expect(body.watchlists).toEqual(watched);
  });

  it('still counts for the store', async () => {
    const { body } = await store.client.get<StoreSummary>(`/api/dashboard/store-summary/${store.user.uuid}`);
    expect(body).toMatchObject({ totalListings: 2, totalWatchlist: 1 });
  });

  it('has no picture any more: the client draws the card from what it knows', async () => {
    const picture = await market.someone().call('GET', snapshot.cardImageUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it('can change its price, be sold and be withdrawn', async () => {
    const change = (uuid: string, changes: object) =>
      store.client.patch<ListingDto>(`/api/listings/${uuid}`, changes);
    const { body } = await change(listing.uuid, { price: 4, condition: 'DAMAGED', finish: 'ETCHED' });
    expect(body).toMatchObject({ ...snapshot, price: 4, condition: 'DAMAGED' });
    expect((await change(listing.uuid, { status: 'SOLD', finalSoldPrice: 4 })).status).toBe(200);
    expect((await store.client.delete(`/api/listings/${spare.uuid}`)).status).toBe(204);
    expect(await active()).toEqual([]);
    expect(await history()).toHaveLength(2);
  });

  it('can no longer be posted, but the card leaves the watchlist as any other', async () => {
    const entry = { cardId: card.id, condition: 'NEAR_MINT', price: 5 };
    expect((await store.client.post('/api/listings', [entry])).status).toBe(422);
    const path = `/api/watchlist/${player.user.uuid}`;
    expect((await player.client.delete(`${path}?cardId=${card.id}`)).status).toBe(204);
    expect(await list(player, `watchlist/${player.user.uuid}`)).toEqual([]);
  });
});
