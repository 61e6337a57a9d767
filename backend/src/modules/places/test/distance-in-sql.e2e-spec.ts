// Distances, boxes and bands in SQL are those of the domain, on the whole earth.
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import {
  bandOf,
  boundingBox,
  type Coordinates,
  haversine,
  isInside,
  toCentimetres,
} from '../domain/distance.js';
import { bandSql, boxAround, distanceSql, insideSql, nearSql } from '../index.js';

const market = story();
const ALL = 300;
const latitude = fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 0, 90));
const longitude = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: 179.9, max: 180, noNaN: true }),
  fc.double({ min: -180, max: -179.9, noNaN: true }),
);
const points = fc.sample(fc.record({ latitude, longitude }), { numRuns: ALL, seed: 20 }).map(toCentimetres);
const centres: readonly Coordinates[] = [
  { latitude: 41.85, longitude: -87.65 },
  { latitude: -17, longitude: 179.95 },
  { latitude: 90, longitude: 0 },
  { latitude: -89.9, longitude: -180 },
];
const A = { latitude: '$1::float8', longitude: '$2::float8' };
const B = { latitude: 'p.latitude', longitude: 'p.longitude' };
const ROWS = `from unnest($3::float8[], $4::float8[]) with ordinality p(latitude, longitude, nth)`;
const columns = [points.map((point) => point.latitude), points.map((point) => point.longitude)];

describe.each(centres)('from $latitude, $longitude', (centre) => {
  const query = <Row>(text: string, more: readonly unknown[] = []): Promise<Row[]> =>
    market.app.get(DataSource).query<Row[]>(text, [centre.latitude, centre.longitude, ...columns, ...more]);

  it('the distance and the band are the same', async () => {
    const metres = distanceSql(A, B);
    const rows = await query<{ metres: number; band: number | null }>(
      `select ${metres} as metres, ${bandSql(metres)} as band ${ROWS} order by nth`,
    );
    expect(rows).toHaveLength(ALL);
    for (const [nth, row] of rows.entries()) {
      const expected = haversine(centre, points[nth] as Coordinates);
      expect(Math.abs(row.metres - expected)).toBeLessThan(0.01);
      expect(row.band).toBe(bandOf(row.metres));
    }
  });

  it.each([5, 200, 9_000, 20_000])('a box of %d km holds the same', async (km) => {
    const rows = await query<{ inside: boolean; near: boolean }>(
      `select ${insideSql(B, 5)} as inside, ${nearSql(B, 5)} as near, $1::float8, $2::float8 ${ROWS} order by nth`,
      boxAround(centre, km),
    );
    const box = boundingBox(centre, km * 1000);
    const expected = points.map((point) => isInside(box, point));
    expect(rows.map(({ inside }) => inside)).toEqual(expected);
    expect(rows.map(({ near }) => near)).toEqual(expected);
  });
});

it('accounts in a box are found by the index of strips', async () => {
  const database = market.app.get(DataSource);
  const { user } = await signedUp(market);
  await database.query(
    `insert into users.account (uuid, name, email, password_hash, phone_number, address, role, email_visible, phone_visible,
      enabled, created_at)
    select gen_random_uuid(), 'Somebody', 'somebody-' || n || '@example.test', '', '', '', 'USER', false, false, true, now()
    from generate_series(1, 5000) n`,
  );
  await database.query(
    `insert into places.account_place (account, is_exact, town, label, country, zone, latitude, longitude, confirmed_at)
    select uuid, false, 1, '', 'US', 'UTC', round((random() * 160 - 80)::numeric, 2), round((random() * 360 - 180)::numeric, 2),
      now() from users.account where uuid <> $1`,
    [user.uuid],
  );
  await database.query('analyze places.account_place');
  const values = boxAround({ latitude: 41.85, longitude: -87.65 }, 50);
  const inBox = nearSql({ latitude: 'latitude', longitude: 'longitude' }, 1).replace(
    /\$(\d+)/g,
    (_all, nth) => String(values[Number(nth) - 1]),
  );
  const plan = await database.query<{ 'QUERY PLAN': string }[]>(
    `explain select account from places.located where ${inBox}`,
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toMatch(/Index Only Scan using account_place_by_strip.*\n.*Index Cond: .*longitude/);
  expect(text).not.toContain('Seq Scan');
});
