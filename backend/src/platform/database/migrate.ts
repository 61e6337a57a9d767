// Brings a database to the present: our migrations, then those of the job queue, one process at a time.
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';
import { LOCKS } from './locks.js';

/** Held by whoever changes the tables: one process at a time. */
export const MIGRATION_LOCK = LOCKS.migration;
/** A database that is started together with us, or that recovers from a crash, may take this long, in milliseconds. */
const CONNECT_TIMEOUT_MS = 30_000;
/** Nobody listens there yet, its name is not known yet, or it says that it is just starting or stopping. */
const NOT_YET = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|57P0[123])$/;

/**
 * Migrates the database at `url`. Safe to call from several processes at once. Answers how many migrations ran. One that
 * is not up yet is waited for; `report` hears so.
 */
export async function migrate(
  url: string,
  report: (line: string) => void = () => undefined,
): Promise<number> {
  const lock = await connected(url, report);
  const dataSource = new DataSource({ ...dataSourceOptions(url), extra: {} });
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.initialize();
    const done = await dataSource.runMigrations({ transaction: 'each' });
    await runMigrations({ connectionString: url });
    return done.length;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await lock.end();
  }
}

async function connected(url: string, report: (line: string) => void): Promise<pg.Client> {
  const end = Date.now() + CONNECT_TIMEOUT_MS;
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    // A server that is stopped meanwhile fails the statement that waits; it must not end the process as well.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > end || !NOT_YET.test(String((error as { code?: unknown }).code))) throw error;
      if (tries === 0) report('Waiting for the database…');
      await pause(200);
    }
  }
}
