// The stories of connections that cannot be had or break: their failures have a code, and mistakes of our own do not get it.
import type { Socket } from 'node:net';
import { DataSource } from 'typeorm';
import { cloneDatabase } from '../../../test/test-database.js';
import { problemOf } from '../http/problems/problem.filter.js';
import { Connections } from './connections.js';
import { dataSourceOptions } from './data-source.js';

/** Where a client of pg keeps its socket. */
interface WithSocket {
  readonly connection: { readonly stream: Socket };
}

describe('a connection to the database', () => {
  const LOST = { code: '08006' };
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let pool: Connections;
  beforeAll(async () => {
    database = await cloneDatabase();
    pool = new Connections({ connectionString: database.url, max: 2, connectionTimeoutMillis: 500 });
    pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const failure = (ended: Promise<unknown>) =>
    ended.then(
      () => undefined,
      (error: unknown) => error,
    );
  /** What is asked by callback, as `Sql` does. */
  const called = (asked: Pick<Connections, 'query'>, text: string) =>
    new Promise((resolve, reject) =>
      asked.query(text, [], (error, result) => (error ? reject(error) : resolve(result))),
    );

  it('has a code where all are taken', async () => {
    const taken = [await pool.connect(), await pool.connect()];
    const failed = [pool.connect(), pool.query('select 1'), called(pool, 'select 1')].map(failure);
    for (const each of failed) expect(await each).toMatchObject(LOST);
    for (const each of taken) each.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(await called(pool, 'select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
  });

  it.each(['127.0.0.1:1', '%2Fnowhere'])('has a code where nobody listens: %s', async (host) => {
    const nobody = new Connections({ connectionString: `postgres://nobody@${host}/nothing` });
    expect(await failure(nobody.connect())).toMatchObject(LOST);
    expect(problemOf(await failure(called(nobody, 'select 1'))).status).toBe(503);
    await nobody.end();
  });

  it('keeps what PostgreSQL says of it', async () => {
    const unknown = new URL(database.url);
    unknown.pathname = '/unknown';
    const other = new Connections({ connectionString: unknown.href });
    expect(await failure(other.connect())).toMatchObject({ code: '3D000' });
    await other.end();
  });

  it.each([
    ['by promise', (asked: Pick<Connections, 'query'>) => asked.query('select pg_sleep(9)')],
    ['by callback', (asked: Pick<Connections, 'query'>) => called(asked, 'select pg_sleep(9)')],
  ])('has a code where it breaks at work, and ever after: %s', async (_how, work) => {
    const client = await pool.connect();
    const [row] = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
    const working = failure(work(client));
    await pool.query('select pg_terminate_backend($1)', [row?.pid]);
    expect(problemOf(await working).status).toBe(503);
    const after = await failure(called(client, 'select 1'));
    expect([after, problemOf(after).status]).toMatchObject([LOST, 503]);
    client.release(true);
  });

  it('has a code where its socket breaks under a query of the pool, without a word from PostgreSQL', async () => {
    const lent = new Promise<Socket>((resolve) =>
      pool.once('acquire', (client) => resolve((client as unknown as WithSocket).connection.stream)),
    );
    const asleep = failure(called(pool, 'select pg_sleep(9)'));
    (await lent).destroy(new Error('read ECONNRESET'));
    const lost = await asleep;
    expect([lost, problemOf(lost).status]).toMatchObject([LOST, 503]);
  });

  it('has a code where we have closed it, also through TypeORM', async () => {
    const source = await new DataSource(dataSourceOptions(database.url, 2)).initialize();
    const runner = source.createQueryRunner();
    const client = await runner.connect();
    await client.end();
    const after = await failure(runner.query('select 1'));
    expect([after, problemOf(after).status]).toMatchObject([LOST, 503]);
    await runner.release();
    await source.destroy();
  });

  it('does not lend its code to a mistake of ours', async () => {
    const circle: Record<string, unknown> = {};
    circle.itself = circle;
    const mistake = await failure(pool.query('select $1::json', [circle]));
    expect(mistake).toMatchObject({ message: expect.stringContaining('circular') });
    expect(mistake).not.toHaveProperty('code');
    expect(problemOf(mistake).status).toBe(500);
    expect(await failure(pool.query('select 1 / 0'))).toMatchObject({ code: '22012' });
  });
});
