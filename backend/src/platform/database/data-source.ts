// How TypeORM reaches PostgreSQL: migrations only, never `synchronize`.
import pg from 'pg';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from '../../migrations/index.js';
import { Connections } from './connections.js';

/** The pool that TypeORM made of each driver. */
const pools = new WeakMap<object, pg.Pool>();

/** The driver with our pool. TypeORM keeps the pool to itself, so the pool says that it was made. */
function driverOfOnePool(): object {
  const driver = {
    ...pg,
    Pool: class extends Connections {
      constructor(config?: pg.PoolConfig) {
        super(config);
        pools.set(driver, this);
      }
    },
  };
  return driver;
}

/** The connection pool of an initialized data source with `dataSourceOptions`. */
export function poolOf({ options }: DataSource): pg.Pool {
  const pool = 'driver' in options ? pools.get(options.driver) : undefined;
  if (!pool) throw new Error('This data source has no pool');
  return pool;
}

/** The options of the product's one data source. `statement_timeout` bounds every statement. */
export function dataSourceOptions(url: string, poolSize = 10): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    driver: driverOfOnePool(),
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
