// Brings a database to the state of a backup: in one transaction, so that it is all there or everything is as it was.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource, MigrationExecutor } from 'typeorm';
import { dataSourceOptions } from '../database/data-source.js';
import { MIGRATION_LOCK } from '../database/migrate.js';
import { UtcClient } from '../database/utc-client.js';
import type { ObjectStorage } from '../object-storage/object-storage.js';
import { BackupError } from './backup.error.js';
import { identifier, quoted, schemasOf, tablesOf, titleOf } from './contents.js';
import { type Manifest, SAME_WORDS, type SavedTable } from './manifest.js';
import { restoreObjects } from './objects.js';
import { openBackup } from './open-backup.js';

/** How a backup is restored. */
export interface RestoreOptions {
  /** Replace what is in the database. */
  readonly force?: boolean;
  /** Where the objects of the backup go; without it they stay where they are. */
  readonly objects?: ObjectStorage;
  readonly report?: (line: string) => void;
  /** Ends it before its end; everything is as it was then. */
  readonly stop?: AbortSignal;
}

/** What was restored. */
export interface RestoreSummary {
  readonly takenAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly objects: number;
}

const OTHERS = `select count(*)::int as others from pg_stat_activity
  where datname = current_database() and application_name = 'playset' and pid <> pg_backend_pid()`;

/**
 * Restores the backup in `folder` into the database at `url` and brings that up to date, or fails with everything as it
 * was. Looks at everything before it touches anything: throws BackupError when the backup is damaged or too new, the database is in use or not empty.
 */
export async function restoreBackup(
  url: string,
  folder: string,
  options: RestoreOptions = {},
): Promise<RestoreSummary> {
  const { report = () => undefined } = options;
  report('Checking the backup …');
  const { manifest, sums } = await openBackup(folder);
  const door = new UtcClient({ connectionString: url, application_name: 'playset-restore' });
  door.on('error', () => undefined);
  await door.connect();
  try {
    // Who starts the product in the meantime waits here.
    await door.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseUnlessFree(door, options.force ?? false);
    await runMigrations({ connectionString: url });
    // Before their rows: where the rest fails, the next sweep deletes them.
    if (options.objects) await restoreObjects(options.objects, folder, sums, options.stop);
    await replace(url, folder, manifest, options);
  } finally {
    await door.end().catch(() => undefined);
  }
  const rows = manifest.tables.reduce((all, table) => all + table.rows, 0);
  return { takenAt: manifest.takenAt, tables: manifest.tables.length, rows, objects: manifest.objects ?? 0 };
}

async function refuseUnlessFree(client: pg.Client, force: boolean): Promise<void> {
  const { rows } = await client.query<{ others: number }>(OTHERS);
  if (rows[0]?.others) throw new BackupError('The product is running on this database. Stop it first.');
  const schemas = await schemasOf(client);
  if (schemas.length > 0 && !force) {
    throw new BackupError(
      `The database is not empty: it has ${schemas.join(', ')}. To replace them all with the backup: --force`,
    );
  }
}

async function replace(url: string, folder: string, manifest: Manifest, options: RestoreOptions) {
  const made = new Set(manifest.migrations);
  const dataSource = new DataSource({
    ...dataSourceOptions(url),
    extra: { application_name: 'playset-restore' },
  });
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    const client: pg.PoolClient = await runner.connect();
    await client.query(SAME_WORDS);
    await runner.startTransaction();
    const executor = new MigrationExecutor(dataSource, runner);
    await dropEverything(client);
    // Empty tables as they were when the backup was taken.
    await runThose(executor, (name) => made.has(name));
    await refuseOtherColumns(client, manifest);
    for (const table of [...manifest.tables].reverse()) await client.query(`delete from ${quoted(table)}`);
    for (const table of manifest.tables) await load(client, folder, table, options);
    for (const { last, ...sequence } of manifest.sequences) {
      await client.query('select setval($1::regclass, coalesce($2::bigint, 1), $2::bigint is not null)', [
        quoted(sequence),
        last,
      ]);
    }
    // What is checked at the end of a transaction would keep the migrations since then from changing its table.
    await client.query('set constraints all immediate');
    await runThose(executor, () => true);
    await runner.commitTransaction();
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
    await dataSource.destroy();
  }
}

async function dropEverything(client: pg.PoolClient): Promise<void> {
  for (const schema of await schemasOf(client))
    await client.query(`drop schema ${identifier(schema)} cascade`);
  await client.query('drop table if exists public.migration');
}

/** Runs, of the migrations that have not run yet, those that are asked for, in the transaction that is open. */
async function runThose(executor: MigrationExecutor, isAskedFor: (name: string) => boolean): Promise<void> {
  for (const migration of await executor.getPendingMigrations())
    if (isAskedFor(migration.name)) await executor.executeMigration(migration);
}

/** Only the job queue's tables can differ: its library makes them, and another release of it makes others. */
async function refuseOtherColumns(client: pg.PoolClient, manifest: Manifest): Promise<void> {
  const known = new Map((await tablesOf(client)).map((table) => [titleOf(table), new Set(table.columns)]));
  for (const { columns, ...table } of manifest.tables) {
    if (!columns.every((column) => known.get(titleOf(table))?.has(column))) {
      throw new BackupError(`This release has no such table as ${titleOf(table)} in the backup.`);
    }
  }
}

async function load(
  client: pg.PoolClient,
  folder: string,
  table: SavedTable,
  { report, stop }: RestoreOptions,
) {
  const columns = table.columns.map(identifier).join(', ');
  const name = quoted(table);
  // What triggers would write is in the backup as well.
  await client.query(`alter table ${name} disable trigger user`);
  const rows = client.query(copyFrom(`copy ${name} (${columns}) from stdin`));
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), rows, { signal: stop });
  await client.query(`alter table ${name} enable trigger user`);
  if (rows.rowCount !== table.rows) {
    throw new BackupError(
      `${titleOf(table)} has ${rows.rowCount} rows in the backup instead of ${table.rows}.`,
    );
  }
  if (table.rows > 0) report?.(`${titleOf(table)}: ${table.rows.toLocaleString('en')}`);
}
