// The story of players who say in which town they are.
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Retention } from '../../../platform/retention/retention.js';
import type { OwnPlaceDto } from '../dto/own-place.dto.js';
import { PlacesQueries } from '../places.queries.js';
import {
  BERLIN,
  CHICAGO,
  CICERO,
  EVANSTON,
  loadSampleTowns,
  MILWAUKEE,
  NAPERVILLE,
  OAK_PARK,
} from './sample-towns.js';

const market = story();
const DAY_SECONDS = 24 * 60 * 60;
const CHICAGOS = { latitude: 41.85, longitude: -87.65 };
let robin: Member;
beforeAll(() => loadSampleTowns(market));
beforeEach(async () => {
  robin = await signedUp(market);
});

const moveTo = ({ client }: Member, body: unknown) => client.put<OwnPlaceDto>('/api/places/mine', body);
const refused = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply;
  return [status, (body as ProblemBody).code];
};
const own = async ({ client }: Member) => (await client.get<OwnPlaceDto>('/api/places/mine')).body;

it('a store has an address instead', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  expect(await refused(moveTo(store, { town: CHICAGO }))).toEqual([403, 'places.stores-have-addresses']);
});

describe('a player', () => {
  // @spec call-own-place, call-set-place, rule-place-is-a-town
  it('is nowhere at first, and then in a town that they choose', async () => {
    expect(await own(robin)).toEqual({ place: null, radiusKm: null, unit: null, movesLeft: 5, version: 0 });
    const { status, body } = await moveTo(robin, { town: CHICAGO });
    expect(status).toBe(200);
    expect(body).toEqual({
      place: {
        town: CHICAGO,
        label: 'Chicago, Illinois, United States',
        country: 'US',
        timeZone: 'America/Chicago',
        address: null,
        ...CHICAGOS,
      },
      radiusKm: 50,
      unit: null,
      movesLeft: 4,
      version: 1,
    });
    expect(await own(robin)).toEqual(body);
  });

  // @spec rule-place-is-a-town
  it('is in the nearest town of a point, which is kept nowhere', async () => {
    await moveTo(robin, { latitude: 41.903_291_7, longitude: -87.672_551_2 });
    expect((await own(robin)).place).toMatchObject({ town: CHICAGO, ...CHICAGOS });
    const rows = await market.app
      .get(DataSource)
      .query('select * from places.account_place where account = $1', [robin.user.uuid]);
    expect(JSON.stringify(rows)).not.toMatch(/41\.9|87\.67/);
  });

  // @spec call-remove-place
  it('removes the place, and has no more moves for it', async () => {
    await moveTo(robin, { town: CHICAGO });
    for (let again = 0; again < 2; again++)
      expect((await robin.client.delete('/api/places/mine')).status).toBe(204);
    expect(await own(robin)).toEqual({ place: null, radiusKm: 50, unit: null, movesLeft: 4, version: 2 });
  });

  // @spec call-place-preferences
  it('looks as far as they say, in their unit', async () => {
    const prefer = (body: unknown) => robin.client.put<OwnPlaceDto>('/api/places/mine/preferences', body);
    expect((await prefer({ radiusKm: 25, unit: 'MI' })).body).toMatchObject({ radiusKm: 25, unit: 'MI' });
    expect((await prefer({ radiusKm: null, unit: null })).body).toMatchObject({ radiusKm: null, unit: null });
    // What was chosen stays, also with a first place.
    expect((await moveTo(robin, { town: CHICAGO })).body.radiusKm).toBeNull();
    for (const radiusKm of [0, 4, 201, 20_000, -5, 5.5, '25'])
      expect(await refused(prefer({ radiusKm, unit: null }))).toEqual([400, 'request.invalid']);
    expect(await refused(prefer({ radiusKm: 5, unit: 'PARSEC' }))).toEqual([400, 'request.invalid']);
  });

  it.each([
    [{ latitude: 90.01, longitude: 0 }],
    [{ latitude: 0, longitude: 180.5 }],
    [{ latitude: 'NaN', longitude: 0 }],
    [{ latitude: null, longitude: 0 }],
    [{ latitude: '41.9', longitude: '-87.6' }],
    [{ town: 0 }],
    [{ town: 2 ** 31 }],
    [{ town: 1.5 }],
    [{ town: [CHICAGO] }],
    ['{"latitude": 1e999, "longitude": 0}'],
    ['{"latitude": NaN, "longitude": 0}'],
  ])('is refused %j', async (body) => {
    expect((await moveTo(robin, body)).status).toBe(400);
    expect((await own(robin)).place).toBeNull();
  });

  it.each([[{}], [{ town: CHICAGO, ...CHICAGOS }], [{ latitude: 41.85 }]])(
    'says either a town or a point, not %j',
    async (body) => {
      expect(await refused(moveTo(robin, body))).toEqual([400, 'places.town-or-point']);
    },
  );

  it.each([
    ['an unknown town', { town: 17 }, 'places.town-not-found'],
    ['the north pole', { latitude: 90, longitude: 0 }, 'places.no-town-near'],
    ['the south pole', { latitude: -90, longitude: 180 }, 'places.no-town-near'],
    [
      'a hair beside the middle of the earth',
      { latitude: 5e-324, longitude: -1e-200 },
      'places.no-town-near',
    ],
    ['the middle of an ocean', { latitude: 0, longitude: -30 }, 'places.no-town-near'],
  ])('is refused %s, which costs no move', async (_what, body, code) => {
    expect(await refused(moveTo(robin, body))).toEqual([422, code]);
    expect((await own(robin)).movesLeft).toBe(5);
  });

  it('is found a town across the date line', async () => {
    // Labasa lies at 179.38° east.
    await moveTo(robin, { latitude: -16.6, longitude: -179.3 });
    expect((await own(robin)).place?.label).toBe('Labasa, Fiji');
  });

  it('keeps what is shown of a town that a later list lacks', async () => {
    const database = market.app.get(DataSource);
    await moveTo(robin, { town: BERLIN });
    const [town] = await database.query('delete from places.town where id = $1 returning *', [BERLIN]);
    expect(town).toHaveLength(1);
    expect((await own(robin)).place).toMatchObject({ town: BERLIN, timeZone: 'Europe/Berlin' });
    const [{ id, name, label, country, latitude, longitude, population, zone, areas }] = town;
    await database.query('insert into places.town values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      ...[id, name, label, country, latitude, longitude, population, zone, areas],
    ]);
  });
});

describe('moves', () => {
  const TOWNS = [CHICAGO, EVANSTON, OAK_PARK, CICERO, NAPERVILLE, MILWAUKEE, BERLIN];

  // @spec rule-few-moves
  it('are 5 a day, however many are asked for at once, and as many again a day later', async () => {
    const replies = await Promise.all(TOWNS.map((town) => moveTo(robin, { town })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const late = replies.find(({ status }) => status === 429);
    expect((late?.body as ProblemBody | undefined)?.code).toBe('places.too-many-moves');
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(DAY_SECONDS - 60);
    const before = await own(robin);
    expect(before.movesLeft).toBe(0);
    await robin.client.delete('/api/places/mine');
    expect(await refused(moveTo(robin, { town: before.place?.town }))).toEqual([
      429,
      'places.too-many-moves',
    ]);
    market.clock.pass(DAY_SECONDS + 1);
    // The session has ended with the day, not with the moves.
    robin = { ...robin, client: (await loggedIn(robin)).client };
    expect((await moveTo(robin, { town: MILWAUKEE })).status).toBe(200);
    market.clock.pass(DAY_SECONDS + 1);
    await market.app.get(Retention).applyAll();
    const kept = await market.app
      .get(DataSource)
      .query('select from places.moves where account = $1', [robin.user.uuid]);
    expect(kept).toHaveLength(0);
  });

  it('to where one is already are none', async () => {
    for (let again = 0; again < 8; again++) expect((await moveTo(robin, { town: CHICAGO })).status).toBe(200);
    expect((await own(robin)).movesLeft).toBe(4);
  });

  const loggedIn = async ({ user: { email } }: Member) => {
    const client = market.someone();
    const { body } = await client.post<{ accessToken: string }>('/api/auth/login', {
      email,
      password: PASSWORD,
    });
    client.token = body.accessToken;
    return { client };
  };
});

describe('where somebody is', () => {
  // @spec rule-place-is-a-town
  it('can’t be found out by anybody: all points around a town are kept as the same one', async () => {
    const points = fc.sample(
      fc.record({
        latitude: fc.double({ min: 41.84, max: 41.88, noNaN: true }),
        longitude: fc.double({ min: -87.67, max: -87.62, noNaN: true }),
      }),
      12,
    );
    for (const point of points) {
      const somebody = await signedUp(market);
      await moveTo(somebody, point);
      const viewer = await market.app.get(PlacesQueries).viewer(somebody.user.uuid);
      // However exactly it were measured from however many places, it is the middle of Chicago.
      expect(viewer).toEqual({ ...CHICAGOS, radiusKm: 50 });
    }
  });

  it('is in no answer but their own', async () => {
    const dana = await signedUp(market);
    await moveTo(dana, { town: MILWAUKEE });
    const answer = JSON.stringify((await own(dana)).place);
    expect(answer).toContain('43.04');
    for (const path of [
      `/api/users/${dana.user.uuid}/profile`,
      `/api/places/stores/${dana.user.uuid}`,
      '/api/users/stores',
      '/api/places/mine',
    ]) {
      const { body } = await robin.client.get(path);
      expect(JSON.stringify(body)).not.toMatch(/Milwaukee|43\.0|87\.9/);
    }
  });
});
