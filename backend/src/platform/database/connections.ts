// The connections to PostgreSQL. The driver tells of one that cannot be had or has broken in words alone, each time others:
// here such a failure gets the code that SQL has for it, and what else goes wrong keeps its own.
import pg from 'pg';

/** PostgreSQL cannot be reached, or the connection to it has broken. Its code outlives TypeORM, which wraps errors in its own. */
export class ConnectionError extends Error {
  /** SQL's `connection_failure`. */
  readonly code = '08006';
}

/** What is left of a failure when whatever failed had no connection: PostgreSQL's own answers stay what they are. */
const withoutConnection = (error: Error): Error =>
  error instanceof pg.DatabaseError || error instanceof ConnectionError
    ? error
    : new ConnectionError(error.message, { cause: error });

/** PostgreSQL has not answered a read in time; its connection is closed. */
export class ReadTimeoutError extends ConnectionError {}

/**
 * How long PostgreSQL may be silent about a read, in milliseconds: longer than `statement_timeout` of any search. A database that
 * is frozen, or a network that drops packets, closes no connection.
 */
const READ_TIMEOUT_MS = 6_000;
const CHECK_INTERVAL_MS = 500;

/** A query, and whether it changes nothing: then it may be given up and sent again. */
export interface Read extends pg.QueryConfig {
  readonly isRead: boolean;
}

type Answer = (error: Error | null | undefined, ...rest: unknown[]) => void;
type Act = (...args: unknown[]) => unknown;

/** The same function with its errors mapped by `shown`, whether it takes a callback or returns a promise. */
const failing =
  (act: Act, shown: (error: Error) => Error): Act =>
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

const ours = (client: pg.PoolClient): Connection => client as unknown as Connection;

type Connected = Parameters<typeof pg.Pool.prototype.connect>[0];

const rethrown = (error: Error): never => {
  throw withoutConnection(error);
};

/** What the driver fails each waiting query with when its connection breaks; its types lack it. */
interface Breaking {
  _errorAllQueries(error: Error): void;
}

class Connection extends pg.Client {
  /** When the read in flight began, by `performance.now()`. */
  readBegun: number | undefined;
  private gaveUp: ReadTimeoutError | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const breaking = this as unknown as Breaking;
    const failAll = breaking._errorAllQueries.bind(this);
    breaking._errorAllQueries = (error) => failAll(this.gaveUp ?? withoutConnection(error));
    this.on('error', () => this.lose());
  }

  // Without rest parameters: with them no result dies young. `never` fits each of the driver's overloads.
  override query(asked: unknown, values?: unknown, answer?: unknown): never {
    this.readBegun = (asked as Partial<Read>).isRead ? performance.now() : undefined;
    return super.query(asked as string, values as unknown[], answer as never) as never;
  }

  override end(...args: unknown[]): Promise<void> {
    this.lose();
    return Reflect.apply(super.end, this, args);
  }

  /** Fails the read in flight with a `ReadTimeoutError`, and closes the connection. */
  giveUp(): void {
    this.gaveUp = new ReadTimeoutError('PostgreSQL does not answer');
    void this.end();
  }

  /** Only a lost connection has its queries wrapped: on each query of each call that took a tenth of what a process answers. */
  private lose(): void {
    const ask: Act = (...args) => Reflect.apply(pg.Client.prototype.query, this, args);
    this.query = failing(ask, withoutConnection) as typeof this.query;
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
      this.open.add(ours(client));
      this.timer ??= setInterval(() => this.giveUpSilent(), CHECK_INTERVAL_MS).unref();
    });
    this.on('release', (_error, client) => {
      ours(client).readBegun = undefined;
    });
    this.on('remove', (client) => {
      this.open.delete(ours(client));
      if (this.open.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(answer: Connected): void;
  override connect(answer?: Connected): Promise<pg.PoolClient> | undefined {
    if (!answer) return super.connect().catch(rethrown);
    super.connect((error, client, release) => answer(error && withoutConnection(error), client, release));
    return undefined;
  }

  private giveUpSilent(): void {
    const limit = performance.now() - READ_TIMEOUT_MS;
    for (const connection of this.open) {
      if ((connection.readBegun ?? Number.POSITIVE_INFINITY) < limit) connection.giveUp();
    }
  }
}
