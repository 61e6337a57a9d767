// The story of counts that grow old: a copy sinks, leaves the market, and comes back when its lister counts it.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DAY_MS } from '../../../kernel/durations.js';
import type { Availability } from '../dto/availability.dto.js';
import type { CardListing } from '../dto/card-listing.dto.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard } from './sample.js';

const SECOND = 1000 / DAY_MS;

describe('the age of counts', () => {
  const market = story({}, { sample: true });
  const { id: cardId, name } = aSampleCard(1);
  let store: Member;
  let seller: Member;
  let player: Member;
  beforeEach(async () => {
    // A job that still reads what was posted before would wait for this, and this for it.
    await jobsDone(market);
    await market.app.get(DataSource).query('truncate listings.listings cascade');
    [store, seller, player] = [
      await signedUp(market, { role: 'STORE' }),
      await signedUp(market),
      await signedUp(market),
    ];
  });

  /** Posts a copy that was counted this many days ago. */
  const counted = async ({ client }: Member, days: number, price = 5) => {
    const entry = { cardId, condition: 'NEAR_MINT', price };
    const { body } = await client.post<ListingDto[]>('/api/listings', [entry]);
    const at = new Date(market.clock.now().getTime() - days * DAY_MS);
    await market.app
      .get(DataSource)
      .query('update listings.listings set counted_at = $2 where uuid = $1', [body[0]?.uuid, at]);
    return body[0]?.uuid ?? '';
  };
  const read = async <Body>(path: string, { client }: Member = player) =>
    (await client.get<Body>(`/api/${path}`)).body;
  const whoHas = async (query = '') =>
    (await read<CardListing[]>(`listings/with-card?cardId=${cardId}${query}`)).map(({ uuid }) => uuid);
  const ofLister = ({ user: { uuid } }: Member, asking: Member, query = '') =>
    read<ListingDto[]>(`listings/user/${uuid}/status/ACTIVE${query}`, asking);

  it('is told of each listing: until when the count is fresh, and the copy on the market', async () => {
    const [uuid, other] = [await counted(store, 10), await counted(seller, 10)];
    const { countedAt, freshUntil, listedUntil } = await read<ListingDto>(`listings/${uuid}`);
    const daysLater = (moment: string) => (Date.parse(moment) - Date.parse(countedAt)) / DAY_MS;
    expect([daysLater(freshUntil), daysLater(listedUntil)]).toEqual([30, 60]);
    const players = await read<ListingDto>(`listings/${other}`);
    expect(Date.parse(players.freshUntil) - Date.parse(players.countedAt)).toBe(60 * DAY_MS);
    expect(Date.parse(players.listedUntil) - Date.parse(players.countedAt)).toBe(120 * DAY_MS);
  });

  // @spec rule-stale-counts-sink
  it('lets a stale count sink below the fresh ones, a store’s after 30 days and a player’s after 60', async () => {
    const cheapStale = await counted(store, 30, 1);
    const fresh = await counted(store, 30 - 60 * SECOND, 4);
    const playersStale = await counted(seller, 60, 2);
    const playersFresh = await counted(seller, 60 - 60 * SECOND, 3);
    const order = [playersFresh, fresh, cheapStale, playersStale];
    expect(await whoHas()).toEqual(order);
    expect(await whoHas('&printings=any')).toEqual(order);
    expect((await ofLister(store, player)).map(({ uuid }) => uuid)).toEqual([fresh, cheapStale]);
    expect((await ofLister(store, player, `?q=${name}`)).map(({ uuid }) => uuid)).toEqual([
      fresh,
      cheapStale,
    ]);
    // Their lister's own list stays as they posted them.
    expect((await ofLister(store, store)).map(({ uuid }) => uuid)).toEqual([fresh, cheapStale]);
    const page = await player.client.get<CardListing[]>(`/api/listings/with-card?cardId=${cardId}&limit=2`);
    expect(page.headers.get('x-total-count')).toBe('4');
    const next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect((await player.client.get<CardListing[]>(next)).body.map(({ uuid }) => uuid)).toEqual(
      order.slice(2),
    );
  });

  // @spec rule-expired-counts-leave
  it('takes an expired count off the market: others find it nowhere, its lister still sees it', async () => {
    const there = await counted(store, 60 - 60 * SECOND);
    const gone = await counted(store, 60, 1);
    const playersGone = await counted(seller, 120, 1);
    for (const query of ['', '&printings=any']) expect(await whoHas(query)).toEqual([there]);
    for (const query of ['', '&printings=any']) {
      const [summary] = await read<Availability[]>(`listings/availability?cardIds=${cardId}${query}`);
      expect(summary).toMatchObject({ copies: 1, stores: 1, players: 0, price: 5 });
    }
    for (const uuid of [gone, playersGone])
      expect((await read<ProblemBody>(`listings/${uuid}`)).code).toBe('listings.not-found');
    const message = { text: 'Is it still there?' };
    const { body } = await player.client.post<ProblemBody>(`/api/listings/${gone}/messages`, message);
    expect(body.code).toBe('listings.not-found');
    const withCard = (asking: Member) =>
      read<ListingDto[]>(`listings/user/${store.user.uuid}/with-card?cardId=${cardId}`, asking);
    for (const query of ['', '?condition=NEAR_MINT', `?q=${name}`, `?q=${name}&condition=NEAR_MINT`]) {
      expect((await ofLister(store, player, query)).map(({ uuid }) => uuid)).toEqual([there]);
      expect((await ofLister(store, store, query)).map(({ uuid }) => uuid)).toEqual([gone, there]);
    }
    expect((await withCard(player)).map(({ uuid }) => uuid)).toEqual([there]);
    expect((await withCard(store)).map(({ uuid }) => uuid)).toEqual([gone, there]);
    expect((await read<ListingDto>(`listings/${gone}`, store)).uuid).toBe(gone);
  });

  it('decides what is found by a search, on dashboards and on the front page', async () => {
    await player.client.post(`/api/watchlist/${player.user.uuid}?cardId=${cardId}`);
    const figures = async () => {
      const listed = await player.client.get<{ total_cards: number }>(
        `/api/cards/search?q=${encodeURIComponent(`!"${name}"`)}&listed=true`,
      );
      const summary = `dashboard/store-summary/${store.user.uuid}`;
      const { totalListings, totalWatchlist } = await read<Record<string, number>>(summary, store);
      const news = await read<unknown[]>(`dashboard/watched-in-stock/${player.user.uuid}`);
      const most = await read<unknown[]>(`dashboard/most-watched/${store.user.uuid}`, store);
      // The front page is kept for a minute.
      market.clock.pass(61);
      const front = await read<{ listings: unknown[]; counts: { listings: number } }>('dashboard/front-page');
      return [
        ...[listed.status, totalListings, totalWatchlist, news.length, most.length],
        ...[front.listings.length, front.counts.listings],
      ];
    };
    await counted(store, 59);
    expect(await figures()).toEqual([200, 1, 1, 1, 1, 1, 1]);
    await market.app
      .get(DataSource)
      .query(`update listings.listings set counted_at = counted_at - interval '2 days'`);
    expect(await figures()).toEqual([404, 0, 0, 0, 0, 0, 0]);
  });

  it('begins when a copy is posted', async () => {
    const { body } = await store.client.post<ListingDto[]>('/api/listings', [
      { cardId, condition: 'NEAR_MINT', price: 5 },
    ]);
    expect(body[0]?.countedAt.slice(0, 16)).toBe(body[0]?.createdAt.slice(0, 16));
    expect(await whoHas()).toEqual([body[0]?.uuid]);
  });
});
