// Brings a database to the present: our migrations, then those of the job queue, one process at a time.
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

const LOCK = 7_529_738;

/** Migrates the database at `url`. Safe to call from several processes at once. Answers how many migrations ran. */
export async function migrate(url: string): Promise<number> {
  const lock = new pg.Client({ connectionString: url });
  // A server that is stopped meanwhile fails the statement that waits; it must not end the process as well.
  lock.on('error', () => undefined);
  await lock.connect();
  const dataSource = new DataSource({ ...dataSourceOptions(url), extra: {} });
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    await dataSource.initialize();
    const done = await dataSource.runMigrations({ transaction: 'each' });
    await runMigrations({ connectionString: url });
    return done.length;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await lock.end();
  }
}
