// The story of a player who logs in and sees what is near and what the watched cards cost.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import { BERLIN, CHICAGO, loadSampleTowns } from '../../places/test/sample-towns.js';
import type { WatchedCardDto } from '../../watchlist/dto/watched-card.dto.js';
import { sampleCards } from '../../watchlist/test/sample.js';
import type { UserSummary } from '../dto/user-summary.dto.js';
import { HOURS, inTime } from './soon.js';

describe('the dashboard of a player', () => {
  const market = story({}, { sample: true });
  let goblet: Member;
  let breakfast: Member;
  let player: Member;
  beforeAll(async () => {
    await loadSampleTowns(market);
    goblet = await signedUp(market, { role: 'STORE', name: 'The Gilded Goblet' });
    breakfast = await signedUp(market, { role: 'STORE', name: 'Second Breakfast Games' });
  });
  beforeEach(async () => {
    player = await signedUp(market);
  });

  const summary = async ({ client, user } = player) =>
    (await client.get<UserSummary>(`/api/dashboard/user-summary/${user.uuid}`)).body;
  const watch = async (...cards: readonly { id: string }[]) => {
    for (const { id } of cards) await player.client.post(`/api/watchlist/${player.user.uuid}?cardId=${id}`);
  };

  it('is empty at first', async () => {
    expect(await summary()).toEqual({ upcomingEvents: [], watchlists: [] });
  });

  // @spec text-dashboard-events-user, const-upcoming-3-days
  it('shows the events of all stores in the next 3 days, the soonest first', async () => {
    const second = await scheduled(goblet, inTime(market, 30 * HOURS));
    const first = await scheduled(breakfast, inTime(market, 2 * HOURS));
    await scheduled(breakfast, inTime(market, 72 * HOURS + 30));
    expect((await summary()).upcomingEvents).toEqual([first, second]);
  });

  // @spec rule-radius
  it('leaves out events beyond the radius of the player, and none whose distance is unknown', async () => {
    const place = (latitude: number) => ({ address: '1 Main Street', latitude, longitude: -87.65 });
    const [near, far] = [
      await signedUp(market, { role: 'STORE', name: 'Near' }),
      await signedUp(market, { role: 'STORE', name: 'Far' }),
    ];
    expect((await near.client.put('/api/places/store', place(41.9))).status).toBe(200);
    expect((await far.client.put('/api/places/store', place(42.9))).status).toBe(200);
    for (const host of [near, far]) await scheduled(host, inTime(market, 3 * HOURS));
    const hosts = async () => (await summary()).upcomingEvents.map(({ user }) => user.name);
    const everywhere = await hosts();
    expect(everywhere).toEqual(expect.arrayContaining(['Near', 'Far', goblet.user.name]));
    const look = (radiusKm: number | null) =>
      player.client.put('/api/places/mine/preferences', { radiusKm, unit: null });
    await look(25);
    expect(await hosts()).toEqual(everywhere);
    await player.client.put('/api/places/mine', { town: CHICAGO });
    expect(await hosts()).toEqual(everywhere.filter((name) => name !== 'Far'));
    await look(null);
    expect(await hosts()).toEqual(everywhere);

    // What counts is where the event is, not where its store is.
    const at = (latitude: number) => ({ latitude, longitude: -87.65 });
    await scheduled(far, { ...inTime(market, 4 * HOURS), name: 'Far store, near hall', place: at(41.9) });
    await scheduled(near, { ...inTime(market, 5 * HOURS), name: 'Near store, far hall', place: at(42.9) });
    await look(25);
    const names = (await summary()).upcomingEvents.map(({ name }) => name);
    expect(names).toContain('Far store, near hall');
    expect(names).not.toContain('Near store, far hall');
  });

  // @spec rule-radius
  it('shows twenty events, and those whose distance is unknown where fewer are near', async () => {
    const host = await signedUp(market, { role: 'STORE', name: 'Corner' });
    await host.client.put('/api/places/store', {
      address: '1 Unter den Linden',
      latitude: 52.52,
      longitude: 13.4,
    });
    await player.client.put('/api/places/mine', { town: BERLIN });
    await player.client.put('/api/places/mine/preferences', { radiusKm: 25, unit: null });
    const again = async (from: number, to: number) => {
      for (let hour = from; hour < to; hour += 1) await scheduled(host, inTime(market, hour * HOURS));
    };
    const hosts = async () => (await summary()).upcomingEvents.map(({ user }) => user.name);
    await again(40, 43);
    const others = await hosts();
    expect(others.length).toBeGreaterThan(3);
    expect(others.slice(-3)).toEqual(['Corner', 'Corner', 'Corner']);
    await again(43, 61);
    expect(await hosts()).toEqual(Array(20).fill('Corner'));
  });

  // @spec screen-watchlist-carousel, call-user-summary
  it('shows the newest twenty of the watched cards with what they cost, as the watchlist does', async () => {
    const cards = sampleCards(23);
    await watch(...cards);
    const { watchlists } = await summary();
    const newest = cards.reverse().slice(0, 20);
    expect(watchlists.map(({ cardId }) => cardId)).toEqual(newest.map(({ id }) => id));
    const { body } = await player.client.get<WatchedCardDto[]>(`/api/watchlist/${player.user.uuid}?limit=20`);
    expect(watchlists).toEqual(body);
    expect(watchlists.map(({ marketPriceFoil }) => marketPriceFoil)).toEqual(
      newest.map(({ prices }) => (prices.usd_foil === null ? null : Number(prices.usd_foil))),
    );
    expect(watchlists.some(({ marketPriceFoil }) => marketPriceFoil !== null)).toBe(true);
  });

  it('is there for a store, too', async () => {
    const hosts = (await summary(goblet)).upcomingEvents.map(({ user }) => user.name);
    expect(hosts).toEqual(expect.arrayContaining([goblet.user.name, breakfast.user.name]));
  });

  it('shows nothing of a store that is closed', async () => {
    const closed = await signedUp(market, { role: 'STORE' });
    const { uuid } = await scheduled(closed, inTime(market, HOURS));
    const shown = async () => (await summary()).upcomingEvents.map((event) => event.uuid);
    expect(await shown()).toContain(uuid);
    const database = market.app.get(DataSource);
    await database.query('update users.account set enabled = false where uuid = $1', [closed.user.uuid]);
    expect(await shown()).not.toContain(uuid);
  });

  // @spec call-user-summary
  it('is for its owner alone', async () => {
    for (const stranger of [goblet, await signedUp(market)]) {
      const { status, body } = await stranger.client.get<ProblemBody>(
        `/api/dashboard/user-summary/${player.user.uuid}`,
      );
      expect([status, body.code]).toEqual([403, 'dashboard.not-yours']);
    }
  });

  it.each(['me', 'null', '7', '%00', "'--", '7b0c5a52-14f5-4e3e-9c6a', '%F0%9F%83%8F'])(
    'is of no account at the address %s',
    async (address) => {
      const { status, body } = await player.client.get<ProblemBody>(`/api/dashboard/user-summary/${address}`);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'uuid']);
    },
  );
});
