// The story of somebody who moves about to find out where players are: bands between rounded places are all that they learn.
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { extent } from '../../../../test/trust/promise.js';
import type { CardListing } from '../../listings/dto/card-listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { bandOf, type Coordinates, haversine, roundedForPeople, toCentimetres } from '../domain/distance.js';
import { MOVES_A_DAY } from '../domain/place.js';
import type { AccountDistance } from '../dto/distances.dto.js';
import type { OwnPlaceDto } from '../dto/own-place.dto.js';
import { CHICAGO, CICERO, EVANSTON, loadSampleTowns, NAPERVILLE, OAK_PARK } from './sample-towns.js';

const market = story({}, { sample: true });
const DAY_SECONDS = 24 * 60 * 60;
const card = aSampleCard(1).id;
/** Where the first victim lives, which nobody is to find out. */
const HOME = { latitude: 41.903_291_7, longitude: -87.672_551_2 };
const RADII = [5, 6, 9, 10, 19, 20, 49, 50, 200];

interface Victim {
  readonly uuid: string;
  readonly price: number;
  /** What is stored: the town, rounded. */
  readonly place: Coordinates;
}
/** What somebody could see from one place. */
interface Sight {
  readonly from: Coordinates;
  readonly bands: ReadonlyMap<string, number | null>;
}

const victims: Victim[] = [];
let spy: Member;
let moves = 0;

const victim = async (price: number, where: object) => {
  const { client, user } = await signedUp(market);
  const { body } = await client.put<OwnPlaceDto>('/api/places/mine', where);
  await client.post('/api/listings', [{ cardId: card, condition: 'NEAR_MINT', price }]);
  const { latitude = 0, longitude = 0 } = body.place ?? {};
  victims.push({ uuid: user.uuid, price, place: { latitude, longitude } });
};

beforeAll(async () => {
  await loadSampleTowns(market);
  await victim(9, HOME);
  await victim(8, { town: CHICAGO });
  await victim(7, { town: OAK_PARK });
  await victim(6, { town: CICERO });
  await victim(5, { town: EVANSTON });
  await victim(4, { town: NAPERVILLE });
  spy = await signedUp(market, { role: 'STORE' });
});

/** The store of the spy may be anywhere, to a centimetre; a day later it may move again. */
async function moveTo(point: Coordinates): Promise<void> {
  const move = () => spy.client.put('/api/places/store', { address: '1 Main Street', ...point });
  if (++moves > MOVES_A_DAY) {
    expect((await move()).status).toBe(429);
    market.clock.pass(DAY_SECONDS + 1);
    spy = { ...spy, client: await loggedIn(spy) };
    moves = 1;
  }
  expect((await move()).status).toBe(200);
}

async function loggedIn({ user: { email } }: Member) {
  const client = market.someone();
  const { body } = await client.post<{ accessToken: string }>('/api/auth/login', {
    email,
    password: PASSWORD,
  });
  client.token = body.accessToken;
  return client;
}

const listed = async (query: string) => {
  const { body } = await spy.client.get<CardListing[]>(`/api/listings/with-card?cardId=${card}&${query}`);
  return body.map(({ userId }) => userId);
};
const width = (band: number | null) => band ?? Infinity;

/** Asks everything that there is to ask from here, and holds each answer against the bands alone. */
async function lookFrom(anywhere: Coordinates): Promise<Sight> {
  const point = toCentimetres(anywhere);
  await moveTo(point);
  const bandFrom = ({ place }: Victim) => bandOf(haversine(roundedForPeople(point), place));
  const expected = new Map(victims.map((each) => [each.uuid, bandFrom(each)]));
  const bandOfId = (uuid: string) => width(expected.get(uuid) ?? null);
  const ids = victims.map(({ uuid }) => uuid);
  const { body } = await spy.client.get<AccountDistance[]>(`/api/places/distances?accounts=${ids}`);
  const bands = new Map(body.map(({ account, distance }) => [account, distance.km]));
  expect(bands).toEqual(expected);
  const cards = await spy.client.get<CardListing[]>(`/api/listings/with-card?cardId=${card}`);
  for (const { userId, distance } of cards.body)
    expect(distance).toEqual({ km: expected.get(userId), isAbout: true });
  const cheapest = [...victims].sort((a, b) => a.price - b.price).map(({ uuid }) => uuid);
  const nearest = [...cheapest].sort((a, b) => bandOfId(a) - bandOfId(b) || 0);
  expect(await listed('sort=price')).toEqual(cheapest);
  expect(await listed('sort=nearest')).toEqual(nearest);
  for (const radiusKm of RADII) {
    await spy.client.put('/api/places/mine/preferences', { radiusKm, unit: null });
    const isNear = (uuid: string) => bandOfId(uuid) <= radiusKm;
    expect(await listed('radius=mine')).toEqual(cheapest.filter(isNear));
    expect(await listed('sort=nearest&radius=mine')).toEqual(nearest.filter(isNear));
  }
  return { from: point, bands };
}

/** Looks for the edge of a band of the first victim, from near to far, and gives what was seen on the way. */
async function findEdge(near: Coordinates, far: Coordinates, steps: number): Promise<Sight[]> {
  const seen: Sight[] = [];
  let [inside, outside] = [0, 1];
  const { uuid } = victims[0] as Victim;
  const at = (share: number) => ({
    latitude: near.latitude + share * (far.latitude - near.latitude),
    longitude: near.longitude + share * (far.longitude - near.longitude),
  });
  const first = await lookFrom(near);
  seen.push(first);
  for (let step = 0; step < steps; step++) {
    const middle = (inside + outside) / 2;
    const sight = await lookFrom(at(middle));
    seen.push(sight);
    const isInside = sight.bands.get(uuid) === first.bands.get(uuid);
    [inside, outside] = isInside ? [middle, outside] : [inside, middle];
  }
  return seen;
}

/** Halvings on the way to an edge, in each direction. */
const STEPS = extent({ quick: 3, whole: 9 });
const STEP = 0.001;
/** In km², how much of the region around a point is where the victim may be, by all that was seen: whole cells of two decimals. */
function regionOf(uuid: string, seen: readonly Sight[], around: Coordinates): number {
  let found = 0;
  for (let north = -100; north <= 100; north++)
    for (let east = -100; east <= 100; east++) {
      const [latitude, longitude] = [around.latitude + north * STEP, around.longitude + east * STEP];
      const place = roundedForPeople({ latitude, longitude });
      const fits = seen.every(
        ({ from, bands }) => bandOf(haversine(roundedForPeople(from), place)) === bands.get(uuid),
      );
      if (fits) found++;
    }
  const corner = { latitude: around.latitude + STEP, longitude: around.longitude };
  const other = { latitude: around.latitude, longitude: around.longitude + STEP };
  return (found * haversine(around, corner) * haversine(around, other)) / 1_000_000;
}

// @spec rule-bands-alone
it('learns the bands and nothing else, in days of moving to the edges of bands in all directions', async () => {
  const { uuid, place } = victims[0] as Victim;
  const seen: Sight[] = [];
  for (const [north, east] of [
    [0.04, 0],
    [-0.04, 0],
    [0, 0.05],
    [0, -0.05],
  ] as const) {
    const far = { latitude: place.latitude + north, longitude: place.longitude + east };
    seen.push(...(await findEdge(place, far, STEPS)));
  }
  const narrowed = regionOf(uuid, seen, place);
  // A cell of two decimals is 0.92 km² here: it holds the centre of the town, and not the home in it.
  expect(narrowed).toBeGreaterThanOrEqual(0.9);
  expect(haversine(place, HOME)).toBeGreaterThan(5_000);
  const neighbor = victims[1] as Victim;
  for (const { bands } of seen) expect(bands.get(uuid)).toBe(bands.get(neighbor.uuid));
}, 120_000);
