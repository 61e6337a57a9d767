// The connection pool. The driver reports a failed or lost connection only in varying messages: here it gets the SQLSTATE of
// a connection failure, and every other error keeps its own.
import pg from 'pg';
import { UtcClient } from './utc-client.js';

/** PostgreSQL cannot be reached, or the connection is lost. TypeORM copies `code` when it wraps the error. */
export class ConnectionError extends Error {
  /** SQL's `connection_failure`. */
  readonly code = '08006';
}

/** Maps an error to a ConnectionError, unless PostgreSQL itself sent it. */
const withoutConnection = (error: Error): Error =>
  error instanceof pg.DatabaseError || error instanceof ConnectionError
    ? error
    : new ConnectionError(error.message, { cause: error });

/** PostgreSQL has not answered a read in time; its connection is closed. */
export class ReadTimeoutError extends ConnectionError {}

/**
 * How long a read may take, in milliseconds: longer than `statement_timeout` of any search. A database that
 * is frozen, or a network that drops packets, closes no connection.
 */
const READ_TIMEOUT_MS = 6_000;
const CHECK_INTERVAL_MS = 500;

/** A query, and whether it is a read: a read may time out and be retried. */
export interface Read extends pg.QueryConfig {
  readonly isRead: boolean;
}

type Answer = (error: Error | null | undefined, ...rest: unknown[]) => void;
type AsyncFunction = (...args: unknown[]) => unknown;

/** The same function with its errors mapped by `shown`, whether it takes a callback or returns a promise. */
const mapErrors =
  (act: AsyncFunction, shown: (error: Error) => Error): AsyncFunction =>
  (...args) => {
    const last = args.at(-1);
    if (typeof last === 'function') {
      const answer = last as Answer;
      args[args.length - 1] = ((error, ...rest) => answer(error && shown(error), ...rest)) satisfies Answer;
      return act(...args);
    }
    const result = act(...args);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: Error) => {
      throw shown(error);
    });
  };

const asConnection = (client: pg.PoolClient): Connection => client as unknown as Connection;

type Connected = Parameters<typeof pg.Pool.prototype.connect>[0];

const rethrowMapped = (error: Error): never => {
  throw withoutConnection(error);
};

/** Internal to pg: fails all queued queries when the connection is lost. */
interface PgClientInternals {
  _errorAllQueries(error: Error): void;
}

class Connection extends UtcClient {
  /** When the read in flight began, by `performance.now()`. */
  readStartedAt: number | undefined;
  private timeout: ReadTimeoutError | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const breaking = this as unknown as PgClientInternals;
    const failAll = breaking._errorAllQueries.bind(this);
    breaking._errorAllQueries = (error) => failAll(this.timeout ?? withoutConnection(error));
    this.on('error', () => this.wrapQueries());
  }

  // No rest parameters: they would retain each result, see `query` in sql.ts. `never` fits each overload.
  override query(config: unknown, values?: unknown, answer?: unknown): never {
    this.readStartedAt = (config as Partial<Read>).isRead ? performance.now() : undefined;
    return super.query(config as string, values as unknown[], answer as never) as never;
  }

  /** A query of the pool fails with the error of this event, before it fails by itself. */
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'error') return super.emit(event, ...args);
    return super.emit(event, withoutConnection(args[0] as Error));
  }

  override end(...args: unknown[]): Promise<void> {
    this.wrapQueries();
    return Reflect.apply(super.end, this, args);
  }

  /** Fails the read in flight with a `ReadTimeoutError`, and closes the connection. */
  timeOut(): void {
    this.timeout = new ReadTimeoutError('PostgreSQL does not answer');
    void this.end();
  }

  /** Wraps queries only once the connection is lost: wrapping all of them costs a tenth of the throughput. */
  private wrapQueries(): void {
    const ask: AsyncFunction = (...args) => Reflect.apply(pg.Client.prototype.query, this, args);
    this.query = mapErrors(ask, withoutConnection) as typeof this.query;
  }
}

/** A pool of such connections. */
export class Connections extends pg.Pool {
  private readonly open = new Set<Connection>();
  private timer: NodeJS.Timeout | undefined;

  constructor(config?: pg.PoolConfig) {
    super({ ...config, Client: Connection } as pg.PoolConfig);
    // One timer for all reads: with `query_timeout` of pg each has one and closures of its own, which doubles their p99.
    this.on('connect', (client) => {
      this.open.add(asConnection(client));
      this.timer ??= setInterval(() => this.timeOutReads(), CHECK_INTERVAL_MS).unref();
    });
    this.on('release', (_error, client) => {
      asConnection(client).readStartedAt = undefined;
    });
    this.on('remove', (client) => {
      this.open.delete(asConnection(client));
      if (this.open.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(answer: Connected): void;
  override connect(answer?: Connected): Promise<pg.PoolClient> | undefined {
    if (!answer) return super.connect().catch(rethrowMapped);
    super.connect((error, client, release) => answer(error && withoutConnection(error), client, release));
    return undefined;
  }

  private timeOutReads(): void {
    const limit = performance.now() - READ_TIMEOUT_MS;
    for (const connection of this.open) {
      if ((connection.readStartedAt ?? Number.POSITIVE_INFINITY) < limit) connection.timeOut();
    }
  }
}
