// Gives every module the unit of work and the reader of SQL.
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Audit } from '../audit/audit.js';
import { Environment } from '../environment/environment.js';
import { dataSourceOptions } from './data-source.js';
import { EventOutbox } from './event-outbox.js';
import { PgListener } from './pg-listener.js';
import { SLOW_MS, SlowStatements } from './slow-statements.js';
import { Sql } from './sql.js';
import { UnitOfWork } from './unit-of-work.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Environment],
      useFactory: (environment: Environment) => ({
        ...dataSourceOptions(environment.DATABASE_URL ?? '', environment.DATABASE_POOL_SIZE),
        maxQueryExecutionTime: SLOW_MS,
        logger: new SlowStatements(),
        retryAttempts: 3,
        retryDelay: 500,
      }),
    }),
  ],
  providers: [Audit, EventOutbox, PgListener, UnitOfWork, Sql],
  exports: [EventOutbox, PgListener, UnitOfWork, Sql],
})
export class DatabaseModule {}
