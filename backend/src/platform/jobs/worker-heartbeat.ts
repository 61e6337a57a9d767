// The heartbeat of the job queue's workers. The queue itself requeues the jobs of a dead worker after four hours only; here each
// living worker holds an advisory lock that PostgreSQL drops when its process dies, and the others requeue the jobs of the dead.
import { Logger } from '@nestjs/common';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { LOCKS } from '../database/locks.js';

const LOCK = LOCKS.worker;
const LOCK_WORKER = 'select pg_advisory_lock_shared($1, hashtext($2))';
const UNLOCK_WORKER = 'select pg_advisory_unlock_shared($1, hashtext($2))';
const ORPHANED = `
  select distinct locked_by as worker from graphile_worker.jobs
  where locked_by is not null and locked_by <> all($2) and not exists (
    select from pg_locks where locktype = 'advisory' and granted and objsubid = 2 and classid = $1
      and objid::bigint = hashtext(locked_by)::bigint & 4294967295
      and database = (select oid from pg_database where datname = current_database()))`;
/** Waits for the transactions of this worker's jobs, see `job-fence.ts`. */
const LOCK_JOBS = 'select pg_advisory_xact_lock($1, hashtext($2))';
/** With the queue's own notification that there is something to do. */
const REQUEUE_ORPHANED = `select graphile_worker.force_unlock_workers($1), pg_notify('jobs:insert', '{"count":1}')`;

/** Between two attempts to connect, and between two looks for dead workers, in milliseconds. */
const RECONNECT_DELAY_MS = 1_000;
const CHECK_INTERVAL_MS = 2_000;

/** Requeues the jobs of these workers, once the transactions in which they still write have ended. */
export async function requeueJobsOf(client: ClientBase, workers: readonly string[]): Promise<void> {
  await client.query('begin');
  try {
    for (const worker of [...workers].sort()) await client.query(LOCK_JOBS, [LOCKS.jobsOfWorker, worker]);
    await client.query(REQUEUE_ORPHANED, [workers]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Keeps a connection with the locks of this process's workers, and looks for workers that have none. */
export class WorkerHeartbeat {
  private readonly logger = new Logger(WorkerHeartbeat.name);
  private readonly workers = new Set<string>();
  private missing: ReadonlySet<string> = new Set();
  private connection: PoolClient | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(private readonly pool: Pool) {}

  /** Starts to look for dead workers; call it before the first worker. */
  async start(): Promise<void> {
    await this.connect();
    this.schedule(CHECK_INTERVAL_MS);
  }

  /** This worker lives from now on. */
  async add(worker: string): Promise<void> {
    this.workers.add(worker);
    // Without a connection it is held with the next one.
    await this.connection?.query(LOCK_WORKER, [LOCK, worker]).catch(() => undefined);
  }

  /** This worker has ended; what it could not finish is given back. */
  async remove(worker: string): Promise<void> {
    this.workers.delete(worker);
    await this.connection?.query(UNLOCK_WORKER, [LOCK, worker]).catch(() => undefined);
  }

  /** Leaves; the connection is closed, not given back, so that its locks go with it. */
  stop(): void {
    this.hasEnded = true;
    clearTimeout(this.timer);
    this.connection?.release(true);
    this.connection = undefined;
  }

  private async connect(): Promise<void> {
    const connection = await this.pool.connect();
    connection.on('error', () => this.disconnect(connection));
    this.connection = connection;
    try {
      // Who begins in the meantime takes its own lock, and who ends has given it back.
      for (const worker of [...this.workers])
        if (this.workers.has(worker)) await connection.query(LOCK_WORKER, [LOCK, worker]);
    } catch (error) {
      this.disconnect(connection);
      throw error;
    }
    if (this.hasEnded) this.stop();
  }

  /** With the connection went the locks, and others will count our workers as dead: they are taken again as soon as can be. */
  private disconnect(connection: PoolClient): void {
    if (this.connection !== connection) return;
    this.connection = undefined;
    connection.release(true);
    this.schedule(RECONNECT_DELAY_MS);
  }

  private schedule(pause: number): void {
    if (this.hasEnded) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), pause);
    this.timer.unref();
  }

  private async check(): Promise<void> {
    try {
      if (!this.connection) await this.connect();
      await this.requeueOrphaned();
      this.schedule(CHECK_INTERVAL_MS);
    } catch {
      this.schedule(RECONNECT_DELAY_MS);
    }
  }

  /** A worker is dead when it is missing twice in a row: one that lost its connection has taken its lock again by then. */
  private async requeueOrphaned(): Promise<void> {
    const reply = await this.connection?.query<{ worker: string }>(ORPHANED, [LOCK, [...this.workers]]);
    const missing = reply?.rows.map(({ worker }) => worker) ?? [];
    const dead = missing.filter((worker) => this.missing.has(worker));
    this.missing = new Set(missing);
    if (dead.length === 0) return;
    if (this.connection) await requeueJobsOf(this.connection, dead);
    this.logger.warn(`Requeued the jobs of dead workers: ${dead.join(', ')}`);
  }
}
