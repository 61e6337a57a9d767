// Which processes work on jobs. The queue itself gives a dead worker's jobs back after four hours only; whoever starts
// alone knows that nobody is at work on anything, and gives them back at once.
import type { Pool, PoolClient } from 'pg';

const LOCK = 7_529_740;
const RELEASE = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker.jobs where locked_by is not null))`;

/** Keeps a connection with a lock that PostgreSQL drops when the process dies. */
export class Presence {
  private connection: PoolClient | undefined;

  constructor(private readonly pool: Pool) {}

  /** Takes part; call it before the first job is taken. When two start at once, neither counts as alone. */
  async begin(): Promise<void> {
    const connection = await this.pool.connect();
    this.connection = connection;
    // Losing it costs the quick release, not the process.
    connection.on('error', () => undefined);
    const holds = async (call: string) => {
      const { rows } = await connection.query<{ holds: boolean }>(`select ${call}($1) as holds`, [LOCK]);
      return rows[0]?.holds === true;
    };
    await holds('pg_advisory_lock_shared');
    if (!(await holds('pg_try_advisory_lock'))) return;
    await connection.query(RELEASE);
    await holds('pg_advisory_unlock');
  }

  /** Leaves; the connection is closed, not given back, so that its lock goes with it. */
  end(): void {
    this.connection?.release(true);
    this.connection = undefined;
  }
}
