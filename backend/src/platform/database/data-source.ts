// How TypeORM reaches PostgreSQL: migrations only, never `synchronize`.
import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from '../../migrations/index.js';
import { Connections } from './connections.js';

/** The options of the product's one data source. `statement_timeout` bounds every statement. */
export function dataSourceOptions(url: string, poolSize = 10): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    driver: { ...pg, Pool: Connections },
    migrations: [...MIGRATIONS],
    migrationsTableName: 'migration',
    synchronize: false,
    poolSize,
    applicationName: 'playset',
    logging: false,
    extra: {
      // A statement is planned once, for all values: left to choose, PostgreSQL plans the page of all events anew for each call,
      // which takes longer than the page. The plans that the tests hold are these.
      options: '-c plan_cache_mode=force_generic_plan',
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      // Who waits longer for a free connection is asked to come back, so that a crowd does not hang.
      connectionTimeoutMillis: 3_000,
    },
  };
}
