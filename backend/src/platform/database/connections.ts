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

/** What the driver fails each waiting query with when its connection breaks; its types lack it. */
interface Breaking {
  _errorAllQueries(error: Error): void;
}

class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const { prototype } = pg.Client;
    const breaking = this as unknown as Breaking;
    const failAll = breaking._errorAllQueries.bind(this);
    breaking._errorAllQueries = (error) => failAll(withoutConnection(error));
    // Only a lost connection has its queries wrapped: on each query of each call that took a tenth of what a process answers.
    const lose = () => {
      const ask: Act = (...args) => Reflect.apply(prototype.query, this, args);
      this.query = failing(ask, withoutConnection) as typeof this.query;
    };
    this.on('error', lose);
    this.end = ((...args: unknown[]) => {
      lose();
      return Reflect.apply(prototype.end, this, args);
    }) as typeof this.end;
  }
}

/** A pool of such connections. */
export class Connections extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super({ ...config, Client: Connection } as pg.PoolConfig);
    this.connect = failing(this.connect.bind(this) as Act, withoutConnection) as typeof this.connect;
  }
}
