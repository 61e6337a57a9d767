// Which workers of the job queue live. The queue itself gives a dead worker's jobs back after four hours only; here each
// living worker holds a lock that PostgreSQL drops when its process dies, and whoever lives gives back what the dead held.
import { Logger } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { LOCKS } from '../database/locks.js';

const LOCK = LOCKS.worker;
const HOLD = 'select pg_advisory_lock_shared($1, hashtext($2))';
const DROP = 'select pg_advisory_unlock_shared($1, hashtext($2))';
const MISSING = `
  select worker from (
    select locked_by as worker from graphile_worker._private_jobs where locked_by is not null
    union select locked_by from graphile_worker._private_job_queues where locked_by is not null) as at_work
  where worker <> all($2) and not exists (
    select from pg_locks where locktype = 'advisory' and granted and objsubid = 2 and classid = $1
      and objid::bigint = hashtext(worker)::bigint & 4294967295
      and database = (select oid from pg_database where datname = current_database()))`;
/** With the queue's own word that there is something to do. */
const GIVE_BACK = `select graphile_worker.force_unlock_workers($1), pg_notify('jobs:insert', '{"count":1}')`;

/** How long to wait before asking again for a connection, and between two looks for dead workers, in milliseconds. */
const AGAIN_MS = 1_000;
const LOOK_MS = 2_000;

/** Keeps a connection with the locks of this process's workers, and looks for workers that have none. */
export class Presence {
  private readonly logger = new Logger(Presence.name);
  private readonly workers = new Set<string>();
  private missing: ReadonlySet<string> = new Set();
  private connection: PoolClient | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(private readonly pool: Pool) {}

  /** Begins to look; call it before the first worker. */
  async begin(): Promise<void> {
    await this.connect();
    this.next(LOOK_MS);
  }

  /** This worker lives from now on. */
  async hold(worker: string): Promise<void> {
    this.workers.add(worker);
    // Without a connection it is held with the next one.
    await this.connection?.query(HOLD, [LOCK, worker]).catch(() => undefined);
  }

  /** This worker has ended; what it could not finish is given back. */
  async drop(worker: string): Promise<void> {
    this.workers.delete(worker);
    await this.connection?.query(DROP, [LOCK, worker]).catch(() => undefined);
  }

  /** Leaves; the connection is closed, not given back, so that its locks go with it. */
  end(): void {
    this.hasEnded = true;
    clearTimeout(this.timer);
    this.connection?.release(true);
    this.connection = undefined;
  }

  private async connect(): Promise<void> {
    const connection = await this.pool.connect();
    connection.on('error', () => this.lost(connection));
    this.connection = connection;
    try {
      // Who begins meanwhile takes its own lock, and who ends has given it back.
      for (const worker of [...this.workers])
        if (this.workers.has(worker)) await connection.query(HOLD, [LOCK, worker]);
    } catch (error) {
      this.lost(connection);
      throw error;
    }
    if (this.hasEnded) this.end();
  }

  /** With the connection went the locks, and others will count our workers as dead: they are taken again as soon as can be. */
  private lost(connection: PoolClient): void {
    if (this.connection !== connection) return;
    this.connection = undefined;
    connection.release(true);
    this.next(AGAIN_MS);
  }

  private next(pause: number): void {
    if (this.hasEnded) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), pause);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    try {
      if (!this.connection) await this.connect();
      await this.giveBack();
      this.next(LOOK_MS);
    } catch {
      this.next(AGAIN_MS);
    }
  }

  /** A worker is dead when it is missing twice in a row: one that lost its connection has taken its lock again by then. */
  private async giveBack(): Promise<void> {
    const reply = await this.connection?.query<{ worker: string }>(MISSING, [LOCK, [...this.workers]]);
    const missing = reply?.rows.map(({ worker }) => worker) ?? [];
    const dead = missing.filter((worker) => this.missing.has(worker));
    this.missing = new Set(missing);
    if (dead.length === 0) return;
    await this.connection?.query(GIVE_BACK, [dead]);
    this.logger.warn(`Gave back the jobs of dead workers: ${dead.join(', ')}`);
  }
}
