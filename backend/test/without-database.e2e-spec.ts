// The story of a database that goes away while people are here.
import pg from 'pg';
import { Sql } from '../src/platform/database/sql.js';
import { signedUp } from './people.js';
import { story } from './story.js';

describe('without its database', () => {
  // The connections of one process are led astray.
  const market = story({}, { alone: true });

  it('asks people to come back in a moment, and serves them again when it is there', async () => {
    const { client, user } = await signedUp(market);
    const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' };
    const read = () => fetch(`${market.origin}/api/watchlist/${user.uuid}`, { headers });
    const body = JSON.stringify({ email: user.email });
    const write = () => fetch(`${market.origin}/api/auth/forgot-password`, { method: 'POST', headers, body });
    const { pool } = market.app.get(Sql);
    const { connectionString } = pool.options;

    pool.options.connectionString = 'postgres://nobody@127.0.0.1:1/nothing';
    await cutOffEverybody(market.databaseUrl);
    for (const reply of [await read(), await write()]) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await reply.json()).toMatchObject({ code: 'server.unavailable' });
    }

    pool.options.connectionString = connectionString;
    expect((await read()).status).toBe(200);
  });

  it('asks people to come back soon when every connection is taken, and serves them when one is free', async () => {
    const { client, user } = await signedUp(market);
    const headers = { authorization: `Bearer ${client.token}` };
    const read = () => fetch(`${market.origin}/api/watchlist/${user.uuid}`, { headers });
    const { pool } = market.app.get(Sql);
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    // As long as people wait; the story does not.
    expect(pool.options.connectionTimeoutMillis).toBe(3_000);
    pool.options.connectionTimeoutMillis = 100;
    const refused = await read();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ code: 'server.unavailable' });
    for (const each of taken) each.release();
    expect((await read()).status).toBe(200);
  });
});

async function cutOffEverybody(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
