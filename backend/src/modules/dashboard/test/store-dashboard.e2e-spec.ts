// The story of a store that logs in and sees how it stands.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { StoreSummary } from '../dto/store-summary.dto.js';
import { HOURS, inTime } from './soon.js';

describe('the dashboard of a store', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });

  const summary = async (member = store) =>
    (await member.client.get<StoreSummary>(`/api/dashboard/store-summary/${member.user.uuid}`)).body;
  const event = (seconds: number, name = 'Friday Night Commander', of = store) =>
    scheduled(of, { name, ...inTime(market, seconds) });
  const post = async (...entries: object[]) => {
    const { body } = await store.client.post<ListingDto[]>(
      '/api/listings',
      entries.map((entry) => ({ condition: 'NEAR_MINT', price: 5.99, ...entry })),
    );
    return body;
  };
  const watch = ({ client, user }: Member, ...cards: string[]) =>
    Promise.all(cards.map((card) => client.post(`/api/watchlist/${user.uuid}?cardId=${card}`)));
  const card = (which: number) => aSampleCard(which).id;

  it('is empty at first', async () => {
    expect(await summary()).toEqual({
      upcomingEvents: [],
      totalListings: 0,
      totalEventsHosted: 0,
      totalWatchlist: 0,
    });
  });

  // @spec text-dashboard-events-store, call-store-summary, const-upcoming-3-days
  it('shows its own events of the next 3 days, the soonest first', async () => {
    const rival = await signedUp(market, { role: 'STORE' });
    await event(1 * HOURS, 'Elsewhere', rival);
    const last = await event(72 * HOURS - 30, 'Just within three days');
    await event(72 * HOURS + 30, 'Just after three days');
    const first = await event(2 * HOURS, 'Tonight');
    expect((await summary()).upcomingEvents).toEqual([first, last]);
  });

  describe('to the second', () => {
    // At a whole second, as events start at whole ones.
    const stopAt = (ms: number) => jest.spyOn(market.clock, 'now').mockReturnValue(new Date(ms));
    afterEach(() => jest.restoreAllMocks());

    it('shows what starts in 72 hours, not what starts a second later or has just begun', async () => {
      const present = Math.floor(market.clock.now().getTime() / 1000) * 1000;
      stopAt(present - 2000);
      await event(1, 'Begun a second ago');
      await event(3, 'In a second');
      stopAt(present);
      await event(72 * HOURS, 'In 72 hours');
      await event(72 * HOURS + 1, 'In 72 hours and a second');
      const { upcomingEvents } = await summary();
      expect(upcomingEvents.map(({ name }) => name)).toEqual(['In a second', 'In 72 hours']);
    });
  });

  // @spec const-upcoming-3-days
  it('moves with the time: what comes near is shown, what has begun is not', async () => {
    await event(60, 'In a minute');
    await event(72 * HOURS + 60, 'In three days and a minute');
    const names = async () => (await summary()).upcomingEvents.map(({ name }) => name);
    expect(await names()).toEqual(['In a minute']);
    market.clock.pass(90);
    expect(await names()).toEqual(['In three days and a minute']);
  });

  it('shows twenty events at most', async () => {
    for (let hour = 24; hour > 0; hour -= 1) await event(hour * HOURS, `In ${hour} hours`);
    const { upcomingEvents, totalEventsHosted } = await summary();
    expect(upcomingEvents.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, index) => `In ${index + 1} hours`),
    );
    expect(totalEventsHosted).toBe(24);
  });

  // @spec text-store-stats
  it('counts the events it has hosted and will host, but none that it called off', async () => {
    const over = await event(60);
    await event(300 * HOURS);
    const { uuid } = await event(2 * HOURS);
    expect((await summary()).totalEventsHosted).toBe(3);
    await store.client.delete(`/api/events/${uuid}`);
    await market.app
      .get(DataSource)
      .query(`update events.event set starts_at = now() - interval '1 year' where uuid = $1`, [over.uuid]);
    expect((await summary()).totalEventsHosted).toBe(2);
  });

  // @spec text-store-stats
  it('counts the singles it has listed, none that are sold or withdrawn', async () => {
    const [sold, withdrawn] = await post(...[1, 1, 2, 3].map((which) => ({ cardId: card(which) })));
    expect((await summary()).totalListings).toBe(4);
    await store.client.patch(`/api/listings/${sold?.uuid}`, { status: 'SOLD' });
    await store.client.delete(`/api/listings/${withdrawn?.uuid}`);
    expect((await summary()).totalListings).toBe(2);
  });

  // @spec text-store-stats
  it('counts how often others watch what it has in stock', async () => {
    const [robin, mika, closed] = await Promise.all([1, 2, 3].map(() => signedUp(market)));
    if (!robin || !mika || !closed) throw new Error('Nobody is there to watch');
    const [sells, trades, buys, sold, absent] = [10, 11, 12, 13, 14].map(card) as [string, ...string[]];
    const posted = await post(
      { cardId: sells },
      { cardId: sells, condition: 'DAMAGED' },
      { cardId: trades, type: 'TRADE' },
      { cardId: buys, type: 'BUY' },
      { cardId: sold },
    );
    await store.client.patch(`/api/listings/${posted[4]?.uuid}`, { status: 'SOLD' });
    await watch(robin, ...[sells, trades, buys, sold, absent].map(String));
    await watch(mika, sells);
    await watch(store, sells);
    await watch(closed, sells);
    const database = market.app.get(DataSource);
    await database.query('update users.account set enabled = false where uuid = $1', [closed.user.uuid]);
    // What it sells is watched by two, what it trades by one; all else does not count.
    expect((await summary()).totalWatchlist).toBe(3);
  });

  // @spec role-store-dashboard, call-store-summary
  it('is for its owner alone, and for stores', async () => {
    const rival = await signedUp(market, { role: 'STORE' });
    const player = await signedUp(market);
    const path = `/api/dashboard/store-summary/${store.user.uuid}`;
    const foreign = await rival.client.get<ProblemBody>(path);
    expect([foreign.status, foreign.body.code]).toEqual([403, 'dashboard.not-yours']);
    const own = `/api/dashboard/store-summary/${player.user.uuid}`;
    for (const address of [path, own]) {
      const refused = await player.client.get<ProblemBody>(address);
      expect([refused.status, refused.body.code]).toEqual([403, 'auth.wrong-role']);
    }
    const shouted = `/api/dashboard/store-summary/${store.user.uuid.toUpperCase()}`;
    expect((await store.client.get(shouted)).status).toBe(200);
  });

  it.each(['me', 'null', '7', '%00', "'--", '7b0c5a52-14f5-4e3e-9c6a', '%F0%9F%83%8F'])(
    'is of no account at the address %s',
    async (address) => {
      const { status, body } = await store.client.get<ProblemBody>(`/api/dashboard/store-summary/${address}`);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'uuid']);
    },
  );
});
