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
      // One generic plan per statement: with `auto` PostgreSQL plans the page of all events for each call, which takes longer
      // than running it. test/plans checks these generic plans.
      options: '-c plan_cache_mode=force_generic_plan',
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      // A caller who waits longer for a free connection gets a 503, so that an overload does not hang all calls.
      connectionTimeoutMillis: 3_000,
    },
  };
}
