// Runs one query on a connection, or a prepared statement in the transaction of an entity manager.
import type { ClientBase, Pool, QueryConfig, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { Read } from './connections.js';

/** A prepared statement: PostgreSQL plans a named one once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a query. With the callback API: `Client.query` of pg 8 returns promises that retain each result until a full garbage
 * collection, which makes pages of cards half as slow again.
 */
export const query = <Row extends QueryResultRow>(
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

/** The rows of a prepared statement in the transaction of a manager. Throws outside of one. */
export async function rowsIn<Row extends QueryResultRow>(
  { queryRunner }: EntityManager,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  if (!queryRunner) throw new Error(`${name} belongs into a transaction`);
  const connection: ClientBase = await queryRunner.connect();
  return query<Row>(connection, { name, text, values: [...values], isRead: false });
}
