// Runs named prepared statements: all reads, and what repositories write.
import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { ReadTimeoutError } from './connections.js';
import { poolOf } from './data-source.js';
import { LOCKS } from './locks.js';
import { query, type Statement } from './query.js';
import { logIfCanceled, logIfSlow } from './slow-statements.js';
import { UnitOfWork } from './unit-of-work.js';

export type { Statement } from './query.js';

const LOCK_CLAUSE = /\bfor\s+(update|no\s+key\s+update|share|key\s+share)\b/gi;
const TRANSACTION_LOCK = /\bpg_(try_)?advisory_xact_lock/i;
const CHANGES = /\b(insert|update|delete|merge|call)\b|^\s*(?!select|with)/i;

/** $1 the number of a lock, $2 an ID. */
const LOCK = { name: 'platform.lock', text: 'select pg_advisory_xact_lock($1, hashtext($2))' };

/** Whether a statement changes something, and whether it does nothing but take locks that end with its transaction. */
function kindOf(text: string): { readonly changes: boolean; readonly onlyLocks: boolean } {
  const rest = text.replace(LOCK_CLAUSE, '');
  const changes = CHANGES.test(rest);
  return { changes, onlyLocks: !changes && (rest !== text || TRANSACTION_LOCK.test(text)) };
}

/** Runs statements: inside the current unit of work if there is one, else on a pooled connection. */
@Injectable()
export class Sql {
  /** The text of each name, and what it does. */
  private readonly kinds = new Map<string, ReturnType<typeof kindOf> & Pick<Statement, 'text'>>();
  private knownPool: Pool | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The connection pool, shared with TypeORM. */
  get pool(): Pool {
    this.knownPool ??= poolOf(this.dataSource);
    return this.knownPool;
  }

  /** All rows of a statement. Throws outside of a unit of work when it locks what it reads: the lock would be gone at once. */
  async rows<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const { name, text } = statement;
    const { changes, onlyLocks } = this.kind(statement);
    if (onlyLocks) this.unitOfWork.managerOf(name);
    if (this.unitOfWork.needsFence && changes)
      return this.unitOfWork.run(() => this.rows<Row>(statement, values));
    const open = await this.unitOfWork.connection;
    const begun = performance.now();
    try {
      // A change is waited for: a caller who gets a failure would send it again.
      const isRead = !open && !changes;
      const config = { name, text, values: [...values], isRead };
      const rows = await query<Row>(open ?? this.pool, config);
      logIfSlow(performance.now() - begun, name);
      return rows;
    } catch (error) {
      logIfCanceled(error, name);
      throw error;
    }
  }

  /**
   * The rows of a statement on a connection of its own: also inside a unit of work it is committed at once, such as the progress
   * of what that unit of work does. It waits for the locks of that unit of work in vain.
   */
  async outside<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const { name, text } = statement;
    this.kind(statement);
    return query<Row>(this.pool, { name, text, values: [...values], isRead: false });
  }

  /** The rows of a statement that locks them until the transaction ends. Throws outside of a unit of work. */
  rowsForChange<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    this.unitOfWork.managerOf(statement.name);
    return this.rows(statement, values);
  }

  /** Takes the advisory lock of this name and ID, which is held until the transaction ends. Throws outside of a unit of work. */
  async lock(name: keyof typeof LOCKS, id: string): Promise<void> {
    await this.rows(LOCK, [LOCKS[name], id]);
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
   * The rows of a statement under its own settings, with a custom plan for its values, or with one plan for all values if it has a
   * name. Outside of any unit of work. Fails with 57014 (query_canceled) after its statement_timeout.
   */
  async rowsUnder<Row extends QueryResultRow>(
    settings: Readonly<Record<string, string>>,
    text: string,
    values: readonly unknown[],
    name?: string,
  ): Promise<Row[]> {
    const mode = name === undefined ? 'force_custom_plan' : 'force_generic_plan';
    const all = { plan_cache_mode: mode, ...settings };
    const set = Object.entries(all).map(([name, value]) => `set local ${name} = '${value}'`);
    const client = await this.pool.connect();
    const begun = performance.now();
    let broken: Error | undefined;
    try {
      await query(client, { text: ['begin read only', ...set].join('; '), isRead: true });
      return await query<Row>(client, { ...(name && { name }), text, values: [...values], isRead: true });
    } catch (error) {
      if (error instanceof ReadTimeoutError) broken = error;
      throw error;
    } finally {
      logIfSlow(performance.now() - begun, name ?? text);
      if (!broken) {
        await query(client, { text: 'rollback' }).catch((error: Error) => {
          broken = error;
        });
      }
      client.release(broken);
    }
  }

  /** Throws for another text under a known name: PostgreSQL refuses it on connections that have prepared the first, and runs it on others. */
  private kind({ name, text }: Statement): ReturnType<typeof kindOf> {
    let known = this.kinds.get(name);
    if (!known) {
      known = { ...kindOf(text), text };
      this.kinds.set(name, known);
    }
    if (known.text !== text) throw new Error(`Two statements are named ${name}`);
    return known;
  }
}
