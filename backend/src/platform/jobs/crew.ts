// The workers of one process: a runner of the queue's library, and a new one whenever the database has failed it.
// By itself the library ends the whole process when it can't note that a job is done.
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { Presence } from './presence.js';

/** What a runner says when the database has failed it: it could not take a job, or not note how one ended, or hears no news. */
const FAILURES = ['worker:getJob:error', 'pool:fatalError', 'pool:listen:error'] as const;
/** How long to wait before trying again to begin, in milliseconds. */
const AGAIN_MS = 1_000;
/** How long jobs may take to end when the process is told to stop, in milliseconds; others do again what is not done by then. */
const LAST_JOBS_MS = 6_000;
/** Notes the end of each job by itself, but in the one way in which a failure can be heard. */
const NOTED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** What the workers do, and on which connections. */
export type Orders = Pick<RunnerOptions, 'pgPool' | 'taskList' | 'parsedCronItems' | 'logger'>;

/** A runner and the name by which the queue knows its workers. */
interface Shift {
  readonly runner: Runner;
  readonly worker: string;
}

export class Crew {
  private shift: Shift | undefined;
  /** Those who were replaced, while they end their last jobs. */
  private readonly leaving = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(
    private readonly orders: Orders,
    private readonly presence: Presence,
  ) {}

  /** Begins to work. Throws when the database is away. */
  async begin(): Promise<void> {
    const events = new EventEmitter() as WorkerEvents;
    let worker = '';
    events.once('pool:create', ({ workerPool }) => {
      worker = workerPool.id;
      void this.presence.hold(worker);
    });
    for (const failure of FAILURES) events.on(failure, () => this.replace(worker));
    const runner = await run({
      ...this.orders,
      events,
      concurrency: 2,
      noHandleSignals: true,
      pollInterval: 5_000,
      preset: { worker: NOTED },
    });
    this.shift = { runner, worker };
    if (this.hasEnded) this.dismiss();
  }

  /** Lets running jobs end, but not for ever. */
  async end(): Promise<void> {
    this.hasEnded = true;
    clearTimeout(this.timer);
    this.dismiss();
    const limit = new AbortController();
    const over = pause(LAST_JOBS_MS, undefined, { signal: limit.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.leaving), over]);
    limit.abort();
  }

  private replace(worker: string): void {
    if (this.shift?.worker !== worker) return;
    this.dismiss();
    this.again();
  }

  private again(): void {
    if (this.hasEnded) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.begin().catch(() => this.again()), AGAIN_MS);
    this.timer.unref();
  }

  private dismiss(): void {
    const { shift } = this;
    if (!shift) return;
    this.shift = undefined;
    const left = Promise.allSettled([shift.runner.stop(), shift.runner.promise])
      .then(() => this.presence.drop(shift.worker))
      .finally(() => this.leaving.delete(left));
    this.leaving.add(left);
  }
}
