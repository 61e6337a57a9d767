// Which processes work on jobs. The queue itself gives a dead worker's jobs back after four hours only; whoever starts
// alone knows that nobody is at work on anything, and gives them back at once.
import type { Pool, PoolClient } from 'pg';

const LOCK = 7_529_740;
const RELEASE = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker.jobs where locked_by is not null))`;
/** How long to wait before asking again for a connection, in milliseconds. */
const PAUSE_MS = 1000;

/** Keeps a connection with a lock that PostgreSQL drops when the process dies. */
export class Presence {
  private connection: PoolClient | undefined;
  private retry: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(private readonly pool: Pool) {}

  /** Takes part; call it before the first job is taken. When two start at once, neither counts as alone. */
  async begin(): Promise<void> {
    const connection = await this.hold();
    if (!(await ask(connection, 'pg_try_advisory_lock'))) return;
    await connection.query(RELEASE);
    await ask(connection, 'pg_advisory_unlock');
  }

  /** Leaves; the connection is closed, not given back, so that its lock goes with it. */
  end(): void {
    this.hasEnded = true;
    clearTimeout(this.retry);
    this.connection?.release(true);
    this.connection = undefined;
  }

  private async hold(): Promise<PoolClient> {
    const connection = await this.pool.connect();
    connection.on('error', () => this.lost(connection));
    this.connection = connection;
    try {
      await ask(connection, 'pg_advisory_lock_shared');
    } catch (error) {
      this.lost(connection);
      throw error;
    }
    if (this.hasEnded) this.end();
    return connection;
  }

  /**
   * With the connection went the lock, and the next process to start would count as alone and take away jobs that we are at
   * work on: the lock is taken again as soon as there is a connection.
   */
  private lost(connection: PoolClient): void {
    if (this.connection !== connection) return;
    this.connection = undefined;
    connection.release(true);
    this.again();
  }

  private again(): void {
    if (this.hasEnded) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      this.hold().catch(() => this.again());
    }, PAUSE_MS);
    this.retry.unref();
  }
}

async function ask(connection: PoolClient, call: string): Promise<boolean> {
  const { rows } = await connection.query<{ holds: boolean }>(`select ${call}($1) as holds`, [LOCK]);
  return rows[0]?.holds === true;
}
