// Work that must survive a crash: queued in the caller's transaction, done by a worker of any replica.
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type JobHelpers, parseCronItems, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Pool } from 'pg';
import { DAY_MS } from '../../kernel/durations.js';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { currentRequest, REQUEST_ID_KEY, servingRequest } from '../request-context/request-context.js';
import { fenceOf } from './job-fence.js';
import { PermanentFailure } from './permanent-failure.js';
import { WorkerHeartbeat } from './worker-heartbeat.js';
import { WorkerSupervisor } from './worker-supervisor.js';

/**
 * A piece of work, named `<module>.<verb>`; it may run more than once and must be idempotent. What it changes in a unit of work or
 * by `Sql` is refused once another worker has the job. `attempt` counts from 1, also those that a killed server has not ended.
 */
export type JobHandler = (payload: never, attempt: number) => Promise<void>;

/**
 * `key` makes a job unique while it waits; `maxAttempts` bounds the retries (exponential back-off, default 25). A `long` one
 * may take minutes: of these one at a time is done, on all replicas together, so that the short ones need not wait. Likewise
 * those of one `queue`.
 */
export interface JobOptions {
  readonly long?: boolean;
  readonly queue?: string;
  readonly key?: string;
  readonly maxAttempts?: number;
  readonly runAt?: Date;
}

/** Jobs of one queue are done one after the other. */
const LONG = 'long';

/** One for long jobs, one for imports into stocks, one for the short jobs. */
const LOCAL_WORKERS = 3;
/** Mails and push messages on their way at once. */
const REMOTE_WORKERS = 3;

const [HOUR, MINUTE] = [3, 20];
const NIGHTLY = `${MINUTE} ${HOUR} * * *`;
const EVERY_MINUTE = '* * * * *';

/** When the nightly jobs are begun next after `now`. */
export function nextNight(now: Date): Date {
  const tonight = new Date(now);
  tonight.setUTCHours(HOUR, MINUTE, 0, 0);
  return tonight > now ? tonight : new Date(tonight.getTime() + DAY_MS);
}

/** Without the email addresses that mail servers repeat in their refusals; folders such as `/@scope/` stay. */
export const withoutAddresses = (message: string): string => message.replace(/[^\s<>/]+@[^\s<>]+/g, '…');

/** What graphile-worker has to say goes to this log, if it is a warning. */
const workerLog = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message, about) => {
    // `Jobs` logs failed jobs, with the id of their request.
    if (about?.failure) return;
    if (level === 'error' || level === 'warning') log.warn(withoutAddresses(message));
  });

/** A connection that breaks, at work or idle, must not end the process: the next one is taken. */
function outliveConnections(pool: Pool, log: Logger): void {
  pool.on('connect', (client) => client.on('error', (error) => log.warn(error.message)));
  pool.on('error', (error) => log.warn(error.message));
}

/** The job queue on PostgreSQL (graphile-worker). */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly handlers = new Map<string, JobHandler>();
  private readonly remote = new Set<string>();
  private readonly nights: { readonly task: string; readonly queueName?: string }[] = [];
  private readonly minutes: string[] = [];
  private supervisors: readonly WorkerSupervisor[] = [];
  private heartbeat: WorkerHeartbeat | undefined;

  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Registers who does the jobs of this name; call it in a provider's constructor or onModuleInit. A remote one waits for a server of
   * somebody else, such as the mail server: these have workers of their own, as one that hangs must not keep all others.
   */
  handle<Payload>(
    name: string,
    handler: (payload: Payload, attempt: number) => Promise<void>,
    { isRemote = false } = {},
  ): void {
    this.handlers.set(name, handler as JobHandler);
    if (isRemote) this.remote.add(name);
  }

  /** Does this once a night (03:20 UTC), on one of the replicas; a night when none runs is made up for at the next start. */
  nightly(name: string, handler: () => Promise<void>, { long = false }: Pick<JobOptions, 'long'> = {}): void {
    this.handle(name, handler);
    this.nights.push(long ? { task: name, queueName: LONG } : { task: name });
  }

  /** Does this every minute, on one of the replicas; a minute when none runs is not made up for. */
  everyMinute(name: string, handler: () => Promise<void>): void {
    this.handle(name, handler);
    this.minutes.push(name);
  }

  /** Queues a job in the open unit of work: it exists exactly if the transaction commits. Throws outside of one. */
  async add(name: string, payload: object, options: JobOptions = {}): Promise<void> {
    const { key = null, maxAttempts = null, runAt = null, long = false, queue = null } = options;
    this.unitOfWork.queue({
      ...{ name, key, attempts: maxAttempts, at: runAt, queue: long ? LONG : queue },
      payload: { ...payload, [REQUEST_ID_KEY]: currentRequest()?.id },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.handlers.size === 0) return;
    const { pool } = this.sql;
    outliveConnections(pool, this.logger);
    const nightly = this.nights.map(({ task, ...queue }) => ({
      task,
      match: NIGHTLY,
      options: { backfillPeriod: DAY_MS, ...queue },
    }));
    const minutely = this.minutes.map((task) => ({
      task,
      match: EVERY_MINUTE,
      options: { backfillPeriod: 0, maxAttempts: 1 },
    }));
    const heartbeat = new WorkerHeartbeat(pool);
    this.heartbeat = heartbeat;
    await heartbeat.start();
    const shared = { pgPool: pool, logger: workerLog(this.logger) };
    const local = {
      taskList: this.tasks(false),
      concurrency: LOCAL_WORKERS,
      parsedCronItems: parseCronItems([...nightly, ...minutely]),
    };
    const remote = { taskList: this.tasks(true), concurrency: REMOTE_WORKERS, parsedCronItems: [] };
    this.supervisors = [local, remote]
      .filter(({ taskList }) => Object.keys(taskList).length > 0)
      .map((options) => new WorkerSupervisor({ ...shared, ...options }, heartbeat));
    for (const supervisor of this.supervisors) await supervisor.start();
  }

  private tasks(isRemote: boolean): TaskList {
    const handlers = [...this.handlers].filter(([name]) => this.remote.has(name) === isRemote);
    return Object.fromEntries(
      handlers.map(([name, handler]) => [
        name,
        (payload: unknown, helpers: JobHelpers) => this.run(name, handler, payload, helpers),
      ]),
    );
  }

  /** Does a job for the request that queued it, if one did: whatever it logs has that request's id. */
  private run(name: string, handler: JobHandler, queued: unknown, { job }: JobHelpers): Promise<void> {
    const { [REQUEST_ID_KEY]: id, ...payload } = queued as Record<string, unknown>;
    const work = async () => {
      const begun = performance.now();
      const took = () => `in ${Math.round(performance.now() - begun)} ms`;
      try {
        await this.unitOfWork.fenced(fenceOf(job), async () => {
          await handler(payload as never, job.attempts);
          // graphile-worker deletes a completed job by its id, also when another worker has locked it.
          await this.unitOfWork.passFence();
        });
        this.logger.log(`${name} is done, ${took()}`);
      } catch (error) {
        const words = withoutAddresses(String((error as Error).stack ?? error));
        this.logger.warn(
          `${name} has failed ${took()}, attempt ${job.attempts} of ${job.max_attempts}: ${words}`,
        );
        // The queue would retry it for days: it is done with.
        if (!(error instanceof PermanentFailure)) throw error;
      }
    };
    return typeof id === 'string' ? servingRequest({ id }, work) : work();
  }

  /** Lets running jobs end before the connections go. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.supervisors.map((supervisor) => supervisor.stop()));
    this.heartbeat?.stop();
  }
}
