// The story of what is new: a watched card that somebody has, and for a store the cards of its stock that others watch.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard, sampleCards } from '../../listings/test/sample.js';
import type { MostWatchedCard, WatchedInStock } from '../dto/news.dto.js';

describe('what is new', () => {
  const market = story({}, { sample: true });
  let goblet: Member;
  let player: Member;
  beforeEach(async () => {
    // A job that still reads what was posted before would wait for this, and this for it.
    await jobsDone(market);
    await market.app.get(DataSource).query('truncate listings.listings, watchlist.watched_card cascade');
    await market.app.get(DataSource).query('truncate watchlist.watcher_count');
    goblet = await signedUp(market, { role: 'STORE' });
    player = await signedUp(market);
  });

  const post = async ({ client }: Member, cardId: string, price: number, more: object = {}) => {
    market.clock.pass(1);
    const entry = { cardId, condition: 'NEAR_MINT', price, ...more };
    const { status, body } = await client.post<ListingDto[]>('/api/listings', [entry]);
    expect(status).toBe(201);
    return body[0] as ListingDto;
  };
  const watch = ({ client, user }: Member, cardId: string) =>
    client.post(`/api/watchlist/${user.uuid}?cardId=${cardId}`);
  const inStock = async (member = player) =>
    (await member.client.get<WatchedInStock[]>(`/api/dashboard/watched-in-stock/${member.user.uuid}`)).body;
  const mostWatched = async () =>
    (await goblet.client.get<MostWatchedCard[]>(`/api/dashboard/most-watched/${goblet.user.uuid}`)).body;
  const [one, two, three] = [aSampleCard(1), aSampleCard(2), aSampleCard(3)];

  // @spec call-watched-in-stock, added-watched-in-stock
  it('tells a player who has a watched card, for how much and since when', async () => {
    await watch(player, one.id);
    await watch(player, two.id);
    const listed = await post(goblet, one.id, 1.5);
    expect(await inStock()).toEqual([
      {
        ...{ watchedCardId: one.id, cardId: one.id, cardName: one.name, cardSet: one.set_name },
        ...{ cardSetCode: one.set, cardNumber: one.collector_number, type: 'SELL', price: 1.5 },
        ...{ listedAt: listed.createdAt, countedAt: expect.any(String), isStale: false },
        lister: { uuid: goblet.user.uuid, name: goblet.user.name, role: 'STORE' },
      },
    ]);
  });

  // @spec added-watched-in-stock
  it('tells the cheapest copy of each card, and the card with the newest copy first', async () => {
    const other = await signedUp(market);
    for (const { id } of [one, two]) await watch(player, id);
    await post(goblet, one.id, 2);
    await post(goblet, two.id, 3);
    const newest = await post(other, one.id, 9);
    const news = await inStock();
    expect(news.map(({ cardId, price }) => [cardId, price])).toEqual([
      [one.id, 2],
      [two.id, 3],
    ]);
    expect(news[0]?.listedAt).toBe(newest.createdAt);
  });

  it('tells of other printings of a watched card', async () => {
    const reprinted = sampleCards.find(
      ({ id, name, games, finishes }) =>
        games.includes('paper') &&
        finishes.includes('nonfoil') &&
        sampleCards.some((each) => each.id !== id && each.name === name && each.finishes.includes('nonfoil')),
    );
    const printing = sampleCards.find(({ id, name }) => name === reprinted?.name && id !== reprinted?.id);
    if (!reprinted || !printing) throw new Error('No sample card has two printings');
    await watch(player, printing.id);
    await post(goblet, reprinted.id, 4);
    expect(await inStock()).toMatchObject([{ watchedCardId: printing.id, cardId: reprinted.id, price: 4 }]);
  });

  // @spec added-watched-in-stock
  it('says nothing of what one lists oneself, of what is wanted or sold, or of a closed account', async () => {
    for (const { id } of [one, two, three]) await watch(player, id);
    await post(player, one.id, 1);
    await post(goblet, two.id, 1, { type: 'BUY' });
    const sold = await post(goblet, three.id, 1);
    await goblet.client.patch(`/api/listings/${sold.uuid}`, { status: 'SOLD', finalSoldPrice: 1 });
    expect(await inStock()).toEqual([]);
    await post(goblet, three.id, 1);
    expect(await inStock()).toHaveLength(1);
    await goblet.client.put(`/api/users/${goblet.user.uuid}/disable`, { password: PASSWORD });
    expect(await inStock()).toEqual([]);
  });

  // @spec call-most-watched, added-most-watched
  it('tells a store which cards of its stock most others watch, without its own watchlist', async () => {
    const other = await signedUp(market);
    for (const { id } of [one, two, three]) await watch(goblet, id);
    for (const member of [player, other]) await watch(member, two.id);
    await watch(player, one.id);
    await watch(player, aSampleCard(4).id);
    for (const { id } of [one, two, two, three]) await post(goblet, id, 1);
    expect(await mostWatched()).toEqual([
      expect.objectContaining({ cardId: two.id, cardName: two.name, cardSetCode: two.set, watchers: 2 }),
      expect.objectContaining({ cardId: one.id, watchers: 1 }),
    ]);
  });

  it('counts a card that one other watches, however many of its own the store watches', async () => {
    const cards = sampleCards
      .filter(({ games, finishes }) => games.includes('paper') && finishes.includes('nonfoil'))
      .map(({ id }) => id)
      .sort();
    for (const id of cards.slice(0, 7)) await watch(goblet, id);
    await watch(player, cards[7] ?? '');
    for (const id of cards.slice(0, 8)) await post(goblet, id, 1);
    expect(await mostWatched()).toMatchObject([{ cardId: cards[7], watchers: 1 }]);
  });

  // @spec added-most-watched
  it('is for a store alone where it is about its stock', async () => {
    const { status } = await player.client.get(`/api/dashboard/most-watched/${player.user.uuid}`);
    expect(status).toBe(403);
  });
});
