// Migrates the database: our migrations, then those of the job queue, one process at a time.
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';
import { explained, refuseUnlessComparable } from './database-problem.js';
import { LOCKS } from './locks.js';
import { UtcClient } from './utc-client.js';

/** The advisory lock of schema changes: one process at a time. */
export const MIGRATION_LOCK = LOCKS.migration;
/** A database that starts together with us or recovers from a crash may take this long, in milliseconds. */
const CONNECT_TIMEOUT_MS = 30_000;
/** Connection refused, host name unknown, or the server is starting or stopping. */
const RETRYABLE_CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|57P0[123])$/;

/**
 * Migrates the database at `url`. Safe to call from several processes at once. Returns how many migrations ran. Waits for
 * a database that is not up yet, and reports that it does. Throws a DatabaseProblem.
 */
export async function migrate(
  url: string,
  report: (line: string) => void = () => undefined,
): Promise<number> {
  try {
    return await migrateOnceUp(url, report);
  } catch (error) {
    throw explained(error);
  }
}

async function migrateOnceUp(url: string, report: (line: string) => void): Promise<number> {
  const lock = await connectWithRetry(url, report);
  const dataSource = new DataSource({ ...dataSourceOptions(url), extra: {} });
  try {
    await refuseUnlessComparable(lock, report);
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

async function connectWithRetry(url: string, report: (line: string) => void): Promise<UtcClient> {
  const end = Date.now() + CONNECT_TIMEOUT_MS;
  for (let tries = 0; ; tries++) {
    const client = new UtcClient({ connectionString: url });
    // When the server stops, the pending statement fails; the error event must not end the process as well.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > end || !RETRYABLE_CODES.test(String((error as { code?: unknown }).code))) throw error;
      if (tries === 0) report('Waiting for the database…');
      await pause(200);
    }
  }
}
