// The time zone and date style of database sessions: days are those of UTC, written as ISO has them, whatever an operator's PostgreSQL
// is set to.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { cloneDatabase } from '../../../test/test-database.js';
import { dataSourceOptions, poolOf } from './data-source.js';
import { UtcClient } from './utc-client.js';

/** Fourteen hours ahead of UTC. */
const ZONE = 'Pacific/Kiritimati';
/** `date > timestamptz` compares midnight in the zone of the session, as `users.counter_only` is read. */
const READ = `select current_setting('TimeZone') as zone, date '2026-07-02' > timestamptz '2026-07-01T12:00:00Z' as "isBefore",
  timestamptz '2026-07-01T12:00:00Z'::text as written`;
const UTC = { zone: 'UTC', isBefore: true, written: '2026-07-01 12:00:00+00' };

describe('a session of a database in another time zone, with another date style', () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  beforeAll(async () => {
    database = await cloneDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const name = new URL(database.url).pathname.slice(1);
    await client.query(`alter database ${name} set timezone = '${ZONE}'`);
    await client.query(`alter database ${name} set datestyle = 'German, DMY'`);
    await client.end();
  });
  afterAll(() => database.drop());

  const asked = async (client: pg.Client) => {
    await client.connect();
    try {
      return (await client.query(READ)).rows;
    } finally {
      await client.end();
    }
  };

  it('would have that zone and style', async () => {
    const rows = await asked(new pg.Client({ connectionString: database.url }));
    expect(rows).toEqual([{ zone: ZONE, isBefore: false, written: '02.07.2026 02:00:00 +14' }]);
  });

  it.each([{}, { extra: {} }])('is in UTC and ISO in the pool: with %j', async (other) => {
    const source = new DataSource({ ...dataSourceOptions(database.url, 2), ...other });
    await source.initialize();
    expect((await poolOf(source).query(READ)).rows).toEqual([UTC]);
    expect(await source.query(READ)).toEqual([UTC]);
    await source.destroy();
  });

  it.each(['', '?options=-c%20timezone%3DAsia%2FTokyo'])(
    'is in UTC and ISO outside the pool: %s',
    async (query) => {
      const rows = await asked(new UtcClient({ connectionString: `${database.url}${query}` }));
      expect(rows).toEqual([UTC]);
    },
  );

  it('is opened by this client alone, but for one that only locks', () => {
    const files = readdirSync(resolve('src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!spec)\.tsx?$/.test(file) && !/(^|[/\\])test[/\\]/.test(file),
    );
    const others = files.filter((file) =>
      /new pg\.(Client|Pool)\(/.test(readFileSync(resolve('src', file), 'utf8')),
    );
    expect(others.map((file) => basename(file))).toEqual(['lease.ts']);
  });
});
