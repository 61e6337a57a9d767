// The story of a printing that is merged into another: for the market it stays one card.
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { StoreSummary } from '../../dashboard/dto/store-summary.dto.js';
import type { UserSummary } from '../../dashboard/dto/user-summary.dto.js';
import type { WatchedCardDto } from '../../watchlist/dto/watched-card.dto.js';
import type { CardListing } from '../dto/card-listing.dto.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard } from './sample.js';

describe('a printing that was merged into another', () => {
  const market = story({}, { sample: true });
  const [old, older, survivor, other] = [1, 2, 3, 4].map((nth) => aSampleCard(nth).id) as [
    string,
    string,
    string,
    string,
  ];
  const ids = [old, older, survivor];
  let store: Member;
  let player: Member;
  let both: Member;

  const watch = ({ client, user }: Member, id: string) =>
    client.post(`/api/watchlist/${user.uuid}?cardId=${id}`);
  const post = async (cardId: string, price: number) =>
    (await store.client.post<ListingDto[]>('/api/listings', [{ cardId, price, condition: 'NEAR_MINT' }]))
      .body;

  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    player = await signedUp(market);
    both = await signedUp(market);
    for (const [cardId, price] of [
      [old, 3],
      [survivor, 2],
      [older, 1],
      [other, 9],
      [survivor, 4],
    ] as const) {
      await post(cardId, price);
    }
    await watch(player, old);
    for (const id of ids) await watch(both, id);
    await market.app
      .get(DataSource)
      .query('update cards.printing set gone_at = now(), merged_into = $1 where id in ($2, $3)', [
        survivor,
        old,
        older,
      ]);
  });

  const withCard = (id: string, query = '') =>
    player.client.get<CardListing[]>(`/api/listings/with-card?cardId=${id}${query}`);
  const watched = async ({ client, user }: Member) =>
    (await client.get<WatchedCardDto[]>(`/api/watchlist/${user.uuid}`)).body.map(({ cardId }) => cardId);
  const contains = async ({ client, user }: Member, id: string) =>
    (await client.get<{ contains: boolean }>(`/api/watchlist/${user.uuid}/contains?cardId=${id}`)).body
      .contains;

  // @spec added-merged-cards
  it('shows the listings of all its ids on the page of each, cheapest first', async () => {
    for (const id of ids) {
      const { body, headers } = await withCard(id);
      expect(body.map(({ price, cardId }) => [price, cardId])).toEqual([
        [1, older],
        [2, survivor],
        [3, old],
        [4, survivor],
      ]);
      expect(headers.get('x-total-count')).toBe('4');
    }
    expect((await withCard(other)).body).toHaveLength(1);
  });

  it('is paged through like any other', async () => {
    const prices: number[] = [];
    let query = '&limit=1';
    while (query !== '' && prices.length < 9) {
      const { body, headers } = await withCard(old, query);
      prices.push(...body.map(({ price }) => price));
      query =
        headers
          .get('link')
          ?.match(/\?([^>]*)>; rel="next"/)?.[1]
          ?.replace(/^/, '&') ?? '';
      query = query.replace(/&cardId=[^&]*/, '');
    }
    expect(prices).toEqual([1, 2, 3, 4]);
  });

  it('is posted as the one that took it over', async () => {
    const [listing] = await post(old, 5);
    expect(listing).toMatchObject({ cardId: survivor, cardName: aSampleCard(3).name });
    expect((await store.client.delete(`/api/listings/${listing?.uuid}`)).status).toBe(204);
  });

  // @spec added-merged-cards
  it('is still watched, by each of its ids', async () => {
    expect(await watched(player)).toEqual([old]);
    for (const id of ids) expect(await contains(player, id)).toBe(true);
    expect(await contains(player, other)).toBe(false);
  });

  it('comes on a watchlist once', async () => {
    for (const id of ids) expect((await watch(player, id)).status).toBe(204);
    expect(await watched(player)).toEqual([old]);
    const newcomer = await signedUp(market);
    await watch(newcomer, old);
    expect(await watched(newcomer)).toEqual([survivor]);
    await newcomer.client.delete(`/api/watchlist/${newcomer.user.uuid}?cardId=${older}`);
    expect(await watched(newcomer)).toEqual([]);
  });

  it('is shown and counted once where it was watched by several ids before', async () => {
    expect(await watched(both)).toEqual([old]);
    const { headers } = await both.client.get(`/api/watchlist/${both.user.uuid}`);
    expect(headers.get('x-total-count')).toBe('1');
    const { body } = await both.client.get<UserSummary>(`/api/dashboard/user-summary/${both.user.uuid}`);
    expect(body.watchlists.map(({ cardId }) => cardId)).toEqual([old]);
    expect(body.watchlists[0]?.marketPrice).toBe(Number(await priceOf(survivor)));
  });

  const priceOf = async (id: string) =>
    (await player.client.get<{ prices: { usd: string } }>(`/api/cards/${id}`)).body.prices.usd;

  it('counts for a store that has it in stock by another id than its watchers know', async () => {
    const { body } = await store.client.get<StoreSummary>(`/api/dashboard/store-summary/${store.user.uuid}`);
    expect(body).toMatchObject({ totalListings: 5, totalWatchlist: 2 });
    const rival = await signedUp(market, { role: 'STORE' });
    const entry = { cardId: survivor, price: 1, condition: 'NEAR_MINT' };
    await rival.client.post('/api/listings', [entry]);
    const { body: his } = await rival.client.get<StoreSummary>(
      `/api/dashboard/store-summary/${rival.user.uuid}`,
    );
    expect(his.totalWatchlist).toBe(2);
    await rival.client.delete(
      `/api/listings/${(await withCard(survivor)).body.find(({ userId }) => userId === rival.user.uuid)?.uuid}`,
    );
  });

  it('leaves a watchlist by any of its ids', async () => {
    await both.client.delete(`/api/watchlist/${both.user.uuid}?cardId=${survivor}`);
    expect(await watched(both)).toEqual([]);
    for (const id of ids) expect(await contains(both, id)).toBe(false);
  });
});
