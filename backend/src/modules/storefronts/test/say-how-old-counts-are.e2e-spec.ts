// The story of counts on public pages and in short lists: each says how old it is, and an old one comes last.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DAY_MS } from '../../../kernel/durations.js';
import type { WatchedInStock } from '../../dashboard/dto/news.dto.js';
import type { Availability } from '../../listings/dto/availability.dto.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { PublicCard } from '../dto/public-card.dto.js';
import type { StorefrontDto, StoreSingle } from '../dto/storefront.dto.js';

describe('the age of a count', () => {
  const market = story({}, { sample: true });
  const { id: cardId, name } = aSampleCard(1);
  let store: Member;
  beforeEach(async () => {
    // A job that still reads what was posted before would wait for this, and this for it.
    await jobsDone(market);
    await market.app.get(DataSource).query('truncate listings.listings cascade');
    store = await signedUp(market, { role: 'STORE' });
  });

  const counted = async ({ client }: Member, days: number, price: number) => {
    const { body } = await client.post<ListingDto[]>('/api/listings', [
      { cardId, condition: 'NEAR_MINT', price },
    ]);
    const at = new Date(market.clock.now().getTime() - days * DAY_MS);
    await market.app
      .get(DataSource)
      .query('update listings.listings set counted_at = $2 where uuid = $1', [body[0]?.uuid, at]);
    return at.toISOString();
  };
  const seen = async <Body>(path: string) => (await market.someone().get<Body>(`/api/${path}`)).body;
  const ages = (all: readonly { countedAt: string; isStale: boolean }[]) =>
    all.map(({ countedAt, isStale }) => [countedAt, isStale]);

  // @spec rule-count-age-is-shown
  it('is on the page of a store and in a search of its singles, page by page', async () => {
    const fresh = await counted(store, 10, 5);
    const other = await counted(store, 29, 4);
    const old = await counted(store, 31, 3);
    const expected = [
      [other, false],
      [fresh, false],
      [old, true],
    ];
    const { singles } = await seen<StorefrontDto>(`storefronts/${store.user.uuid}`);
    expect(ages(singles)).toEqual(expected);
    const path = `/api/storefronts/${store.user.uuid}/singles?q=${encodeURIComponent(name)}`;
    expect(ages((await market.someone().get<StoreSingle[]>(path)).body)).toEqual(expected);
    const page = await market.someone().get<StoreSingle[]>(`${path}&limit=2`);
    const next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(ages((await market.someone().get<StoreSingle[]>(next)).body)).toEqual([[old, true]]);
  });

  it('is that of the newest count of a store on the public page of a card: old ones come last', async () => {
    const rival = await signedUp(market, { role: 'STORE' });
    await counted(store, 50, 1);
    const old = await counted(store, 31, 1.5);
    const fresh = await counted(rival, 2, 9);
    const { sellers } = (await seen<PublicCard>(`storefronts/cards/${cardId}`)).offers;
    expect(ages(sellers)).toEqual([
      [fresh, false],
      [old, true],
    ]);
    expect(sellers.map(({ price }) => price)).toEqual([9, 1]);
  });

  it('is in the summary of a card, which is stale if all of it is, and in the news of a player', async () => {
    const player = await signedUp(market);
    await player.client.post(`/api/watchlist/${player.user.uuid}?cardId=${cardId}`);
    const summary = async () => {
      const query = `listings/availability?cardIds=${cardId}`;
      return ages((await player.client.get<Availability[]>(`/api/${query}`)).body);
    };
    const news = async () => {
      const path = `/api/dashboard/watched-in-stock/${player.user.uuid}`;
      return ages((await player.client.get<WatchedInStock[]>(path)).body);
    };
    const old = await counted(store, 31, 1);
    expect([await summary(), await news()]).toEqual([[[old, true]], [[old, true]]]);
    const fresh = await counted(store, 1, 9);
    expect([await summary(), await news()]).toEqual([[[fresh, false]], [[fresh, false]]]);
  });
});
