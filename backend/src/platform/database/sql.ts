// The one way to read, and to write what is hot: a named prepared statement, no entity in between.
import { Injectable } from '@nestjs/common';
import type { ClientBase, Pool, QueryConfig, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { sayIfSlow, sayIfStopped } from './slow-statements.js';
import { UnitOfWork } from './unit-of-work.js';

/** A statement with its name: PostgreSQL plans a named one once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Runs statements: inside the current unit of work if there is one, else on a pooled connection. */
@Injectable()
export class Sql {
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
    const connection = (await this.unitOfWork.connection) ?? this.pool;
    const begun = performance.now();
    try {
      const rows = await answered<Row>(connection, { name, text, values: [...values] });
      sayIfSlow(performance.now() - begun, name);
      return rows;
    } catch (error) {
      sayIfStopped(error, name);
      throw error;
    }
  }

  /** The first row of a statement, if any. */
  async row<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row | undefined> {
    return (await this.rows<Row>(statement, values))[0];
  }

  /** The row of a statement that gives one whatever it finds. */
  async one<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[] = []): Promise<Row> {
    const row = await this.row<Row>(statement, values);
    if (!row) throw new Error(`${statement.name} gives no row`);
    return row;
  }

  /**
   * The rows of a statement under settings of its own, planned for its values. Outside of any unit of work.
   * Fails with PostgreSQL's 57014 when a statement_timeout is over.
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
      await answered(client, { text: ['begin read only', ...set].join('; ') });
      return await answered<Row>(client, { text, values: [...values] });
    } finally {
      sayIfSlow(performance.now() - begun, text);
      await answered(client, { text: 'rollback' }).catch((error: Error) => {
        broken = error;
      });
      client.release(broken);
    }
  }
}

/**
 * The rows that a connection answers. By callback: with the promises of pg 8 itself no result dies young, as if each held the
 * one before. All of it grows old and waits for a full garbage collection; pages of cards take half as long again.
 */
const answered = <Row extends QueryResultRow>(
  connection: ClientBase | Pool,
  asked: QueryConfig,
): Promise<Row[]> =>
  new Promise<Row[]>((resolve, reject) => {
    connection.query<Row>(asked, (error, result) => (error ? reject(error) : resolve(result.rows)));
  }).catch((error: Error) => {
    // Its stack begins where the socket was read; this one leads to whoever asked.
    Error.captureStackTrace(error);
    throw error;
  });
