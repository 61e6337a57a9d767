// The story of a first start: anyone who logs in finds a market that is alive.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Client } from '../../test/client.js';
import { story } from '../../test/story.js';
import { DAY_MS } from '../kernel/durations.js';
import type { StoreSummary } from '../modules/dashboard/dto/store-summary.dto.js';
import type { UserSummary } from '../modules/dashboard/dto/user-summary.dto.js';
import { DEMO_COUNTS } from '../modules/listings/demo-listings.js';
import type { ListingDto } from '../modules/listings/dto/listing.dto.js';
import { bandOf, haversine } from '../modules/places/domain/distance.js';
import type { OwnPlaceDto, PlaceDto } from '../modules/places/dto/own-place.dto.js';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../modules/users/index.js';
import { seedDemo } from './seed-demo.js';

const SAMPLE = resolve('sample/cards.jsonl');

describe('the demo', () => {
  const market = story();
  beforeAll(() => seedDemo(market.app, SAMPLE, () => undefined));

  const loggedIn = async (email: string): Promise<{ client: Client; uuid: string }> => {
    const client = market.someone();
    const { body } = await client.post<{ accessToken: string; user: { uuid: string } }>('/api/auth/login', {
      email,
      password: DEMO_PASSWORD,
    });
    client.token = body.accessToken;
    return { client, uuid: body.user.uuid };
  };
  const everybody = DEMO_PEOPLE.map((person, nth) => ({
    ...person,
    listings: 0,
    sold: 0,
    handedOver: 0,
    ...DEMO_COUNTS[nth],
  }));
  const people = (role: 'STORE' | 'USER') => everybody.filter((person) => person.role === role);

  it.each(people('STORE'))(
    'has events of $name, one of them in the next three days',
    async ({ email, address }) => {
      const { client, uuid } = await loggedIn(email);
      const { body } = await client.get<{ date: string; time: string; location: string; timeZone: string }[]>(
        `/api/events/store/${uuid}`,
      );
      expect(body.length).toBeGreaterThanOrEqual(4);
      expect(new Date(`${body[0]?.date}T${body[0]?.time}Z`).getTime()).toBeLessThan(Date.now() + 3 * DAY_MS);
      expect(new Set(body.map(({ location }) => location))).toEqual(new Set([address]));
      expect(new Set(body.map(({ timeZone }) => timeZone))).toEqual(new Set(['America/Chicago']));
    },
  );

  it.each(people('USER'))('has six to twelve cards on the watchlist of $name', async ({ email }) => {
    const { client, uuid } = await loggedIn(email);
    const { headers } = await client.get(`/api/watchlist/${uuid}`);
    const total = Number(headers.get('x-total-count'));
    expect(total).toBeGreaterThanOrEqual(6);
    expect(total).toBeLessThanOrEqual(12);
  });

  it.each(everybody)('has $listings listings of $name', async ({ email, listings }) => {
    const { client, uuid } = await loggedIn(email);
    const { headers } = await client.get(`/api/listings/user/${uuid}/status/ACTIVE`);
    expect(headers.get('x-total-count')).toBe(String(listings));
  });

  it.each(everybody)('has the sales and hand-overs of $name in their order history', async (person) => {
    const { email, sold, handedOver } = person;
    const { client, uuid } = await loggedIn(email);
    const { body } = await client.get<ListingDto[]>(`/api/listings/user/${uuid}/order-history`);
    expect(body).toHaveLength(sold + handedOver);
    for (const { status, price, finalSoldPrice } of body) {
      expect([status, finalSoldPrice]).toEqual(['SOLD', price]);
    }
  });

  it.each(people('STORE'))('fills the dashboard of $name', async ({ email, listings }) => {
    const { client, uuid } = await loggedIn(email);
    const { body } = await client.get<StoreSummary>(`/api/dashboard/store-summary/${uuid}`);
    expect(body.totalListings).toBe(listings);
    expect(body.totalEventsHosted).toBeGreaterThanOrEqual(4);
    expect(body.totalWatchlist).toBeGreaterThan(0);
    expect(body.upcomingEvents.length).toBeGreaterThan(0);
  });

  it.each(people('USER'))('fills the dashboard of $name, most cards with a foil price', async ({ email }) => {
    const { client, uuid } = await loggedIn(email);
    const { body } = await client.get<UserSummary>(`/api/dashboard/user-summary/${uuid}`);
    expect(body.upcomingEvents.length).toBeGreaterThanOrEqual(3);
    const inFoil = body.watchlists.filter(({ marketPriceFoil }) => marketPriceFoil !== null);
    expect(inFoil.length).toBeGreaterThan(body.watchlists.length / 2);
  });

  const placeOf = async (email: string): Promise<PlaceDto | null> =>
    (await (await loggedIn(email)).client.get<OwnPlaceDto>('/api/places/mine')).body.place;

  it.each(everybody)('has the place of $name, in a town of the list', async ({ email, role, address }) => {
    const towns = brotliDecompressSync(readFileSync(resolve('data/towns.tsv.br')))
      .toString()
      .split('\n');
    const place = await placeOf(email);
    expect(place).toMatchObject({
      timeZone: 'America/Chicago',
      address: role === 'STORE' ? address : null,
    });
    const [, , label, country] =
      towns.map((line) => line.split('\t')).find(([id]) => id === `${place?.town}`) ?? [];
    expect([place?.label, place?.country]).toEqual([label, country]);
  });

  it('has stores and players at several distances from its first player', async () => {
    const from = await placeOf('player@playset.example');
    const bands = async (role: 'STORE' | 'USER') => {
      const places = await Promise.all(people(role).map(({ email }) => placeOf(email)));
      return places.map((place) => from && place && bandOf(haversine(from, place)));
    };
    expect([await bands('STORE'), await bands('USER')]).toEqual([
      [3, 5, 5],
      [1, 20, 10],
    ]);
  });

  it('is loaded once', async () => {
    const { client } = await loggedIn(DEMO_PEOPLE[0]?.email ?? '');
    const before = (await client.get('/api/events')).headers.get('x-total-count');
    await seedDemo(market.app, SAMPLE, () => undefined);
    expect((await client.get('/api/events')).headers.get('x-total-count')).toBe(before);
  });
});
