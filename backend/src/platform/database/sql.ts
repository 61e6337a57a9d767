// Runs named prepared statements: all reads and the hot writes, without entities.
import { Injectable } from '@nestjs/common';
import type { ClientBase, Pool, QueryConfig, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { type Read, ReadTimeoutError } from './connections.js';
import { logIfCanceled, logIfSlow } from './slow-statements.js';
import { UnitOfWork } from './unit-of-work.js';

/** A prepared statement: PostgreSQL plans a named one once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const CHANGES = /\b(insert|update|delete|merge|call)\b|^\s*(?!select|with)/i;

/** Runs statements: inside the current unit of work if there is one, else on a pooled connection. */
@Injectable()
export class Sql {
  /** By statement name, whether it writes. */
  private readonly changing = new Map<string, boolean>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The connection pool, shared with TypeORM. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  /** All rows of a statement. */
  async rows<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const { name, text } = statement;
    if (this.unitOfWork.needsFence && this.changes(statement))
      return this.unitOfWork.run(() => this.rows<Row>(statement, values));
    const open = await this.unitOfWork.connection;
    const begun = performance.now();
    try {
      // A write has no read timeout: a caller who sees an error would send it again.
      const isRead = !open && !this.changes(statement);
      const config = { name, text, values: [...values], isRead };
      const rows = await query<Row>(open ?? this.pool, config);
      logIfSlow(performance.now() - begun, name);
      return rows;
    } catch (error) {
      logIfCanceled(error, name);
      throw error;
    }
  }

  /** The rows of a statement that locks them until the transaction ends. Throws outside of a unit of work. */
  rowsForChange<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    this.unitOfWork.managerOf(statement.name);
    return this.rows(statement, values);
  }

  /** The first row of a statement, if any. */
  async row<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row | undefined> {
    return (await this.rows<Row>(statement, values))[0];
  }

  /** The row of a statement that always returns one. */
  async one<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[] = []): Promise<Row> {
    const row = await this.row<Row>(statement, values);
    if (!row) throw new Error(`${statement.name} gives no row`);
    return row;
  }

  /**
   * The rows of a statement under its own settings, with a custom plan for its values. Outside of any unit of work.
   * Fails with 57014 (query_canceled) after its statement_timeout.
   */
  async rowsUnder<Row extends QueryResultRow>(
    settings: Readonly<Record<string, string>>,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const all = { plan_cache_mode: 'force_custom_plan', ...settings };
    const set = Object.entries(all).map(([name, value]) => `set local ${name} = '${value}'`);
    const client = await this.pool.connect();
    const begun = performance.now();
    let broken: Error | undefined;
    try {
      await query(client, { text: ['begin read only', ...set].join('; '), isRead: true });
      return await query<Row>(client, { text, values: [...values], isRead: true });
    } catch (error) {
      if (error instanceof ReadTimeoutError) broken = error;
      throw error;
    } finally {
      logIfSlow(performance.now() - begun, text);
      if (!broken) {
        await query(client, { text: 'rollback' }).catch((error: Error) => {
          broken = error;
        });
      }
      client.release(broken);
    }
  }

  private changes(statement: Statement): boolean {
    let known = this.changing.get(statement.name);
    if (known === undefined) {
      known = CHANGES.test(statement.text);
      this.changing.set(statement.name, known);
    }
    return known;
  }
}

/**
 * Runs a query. With the callback API: `Client.query` of pg 8 returns promises that retain each result until a full garbage
 * collection, which makes pages of cards half as slow again.
 */
const query = <Row extends QueryResultRow>(
  connection: ClientBase | Pool,
  config: QueryConfig & Partial<Read>,
): Promise<Row[]> =>
  new Promise<Row[]>((resolve, reject) => {
    connection.query<Row>(config, (error, result) => (error ? reject(error) : resolve(result.rows)));
  }).catch(withCallerStack);

/** The stack of a driver error starts at the socket; this one starts at the caller. */
function withCallerStack(error: Error): never {
  Error.captureStackTrace(error);
  throw error;
}
