// The PostgreSQL of the tests: a server, a migrated template, a clone for each test file.
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrate.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/embedded-database/index.js';

const MIGRATIONS = resolve('src/migrations');
/** Durability is what a test database does not need. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  // It may lie in memory.
  max_wal_size: '128MB',
  min_wal_size: '32MB',
};

const urlOf = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

async function withClient<Result>(url: string, act: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Starts the server in the folder of this run, or that of all runs, or joins it. */
export const startServer = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({
    directory: resolve(process.env.TEST_DATA ?? '../.data', 'test-postgres'),
    database: 'tests',
    settings: FAST,
  });

/** The name of the template for the migrations as they are, made if it does not exist yet. */
export async function template(server: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)));
  const name = `template_${hash.digest('hex').slice(0, 12)}`;
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const existing = await client.query('select datistemplate from pg_database where datname = $1', [name]);
    if (existing.rows[0]?.datistemplate) return;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    await migrate(urlOf(server, name));
    await client.query(`alter database ${name} is_template true`);
  });
  return name;
}

/** Drops what runs that were killed left behind: the process in a clone's name is gone. */
export async function sweep(server: string): Promise<void> {
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'story\\_%'`,
    );
    for (const { datname } of rows) {
      const pid = Number(datname.split('_')[1]);
      try {
        process.kill(pid, 0);
      } catch {
        await client.query(`drop database if exists ${datname} with (force)`);
      }
    }
  });
}

/** A database of one's own; `drop` it when done. */
export const cloneDatabase = (): Promise<OwnDatabase> =>
  newDatabase(`template ${process.env.TEST_TEMPLATE} strategy file_copy`);

/** A database of one's own with nothing in it; `drop` it when done. */
export const emptyDatabase = (): Promise<OwnDatabase> => newDatabase('');

/** A database that nobody else uses. */
interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function newDatabase(options: string): Promise<OwnDatabase> {
  const { TEST_SERVER: server = '' } = process.env;
  const name = `story_${process.pid}_${randomUUID().slice(0, 8)}`;
  await withClient(server, (client) => client.query(`create database ${name} ${options}`));
  const drop = () =>
    withClient(server, async (client) => void (await client.query(`drop database ${name} with (force)`)));
  return { url: urlOf(server, name), drop };
}
