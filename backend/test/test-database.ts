// The PostgreSQL of the tests: a server, two migrated templates, a clone of one for each test file.
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import pg from 'pg';
import { importCatalogue } from '../src/modules/cards/import/catalogue-import.js';
import { migrate } from '../src/platform/database/migrate.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/embedded-database/index.js';

const MIGRATIONS = resolve('src/migrations');
const SAMPLE = resolve('sample/cards.jsonl');
/** What the rows of an imported card depend on. */
const CARDS = resolve('src/modules/cards');
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

/** Works on a connection of its own. */
export async function withClient<Result>(
  url: string,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
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

/** The templates of the clones. */
interface Templates {
  /** Migrated, with nothing in it. */
  readonly empty: string;
  /** With the sample catalogue. */
  readonly sample: string;
}

/** The names of the templates for the migrations and the sample as they are, made if they do not exist yet. */
export async function templates(server: string): Promise<Templates> {
  const migrations = hashOf(MIGRATIONS);
  const empty = `template_${migrations}`;
  await template(server, empty, '', (url) => migrate(url));
  // The catalogue of yesterday's template would be a day old.
  const today = new Date().toISOString().slice(0, 10);
  const sample = `sample_${hashOf(CARDS, SAMPLE, migrations, today)}`;
  await template(server, sample, `template ${empty} strategy file_copy`, (url) =>
    importCatalogue(url, SAMPLE, { source: 'sample', wait: true }),
  );
  return { empty, sample };
}

/** A short hash of the files and folders at these paths; what is no path goes in as it is. */
function hashOf(...sources: string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    if (!isAbsolute(source)) hash.update(source);
    else if (statSync(source).isFile()) hash.update(readFileSync(source));
    else
      for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort())
        hash.update(readFileSync(entry));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Makes a template by `fill`, unless there is one of this name. */
async function template(
  server: string,
  name: string,
  options: string,
  fill: (url: string) => Promise<unknown>,
): Promise<void> {
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const existing = await client.query('select datistemplate from pg_database where datname = $1', [name]);
    if (existing.rows[0]?.datistemplate) return;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name} ${options}`);
    await fill(urlOf(server, name));
    await client.query(`alter database ${name} is_template true`);
  });
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

/** A database of one's own, with the sample catalogue where it is asked for; `drop` it when done. */
export const cloneDatabase = ({ sample = false } = {}): Promise<OwnDatabase> => {
  const { TEST_TEMPLATE, TEST_SAMPLE_TEMPLATE } = process.env;
  return newDatabase(`template ${sample ? TEST_SAMPLE_TEMPLATE : TEST_TEMPLATE} strategy file_copy`);
};

/** A database of one's own with nothing in it, made with these options; `drop` it when done. */
export const emptyDatabase = (options = ''): Promise<OwnDatabase> => newDatabase(options);

/** A database that nobody else uses. `drop` throws after a deadlock in it. */
interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const DEADLOCKS = 'select deadlocks::int from pg_stat_database where datname = $1';
type Deadlocks = { readonly deadlocks: number };

async function newDatabase(options: string): Promise<OwnDatabase> {
  const { TEST_SERVER: server = '' } = process.env;
  const name = `story_${process.pid}_${randomUUID().slice(0, 8)}`;
  await withClient(server, (client) => client.query(`create database ${name} ${options}`));
  const drop = () =>
    withClient(server, async (client) => {
      const { rows } = await client.query<Deadlocks>(DEADLOCKS, [name]);
      await client.query(`drop database ${name} with (force)`);
      // Locks are taken in one order; a job that is tried again, or a call that nobody waits for, would hide that they were not.
      if (rows[0]?.deadlocks)
        throw new Error('There was a deadlock: the log of the test server names both statements');
    });
  return { url: urlOf(server, name), drop };
}
