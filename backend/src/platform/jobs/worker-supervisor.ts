// Supervises the workers of one process: restarts graphile-worker's runner after each failure of the database. By itself the library
// ends the whole process when it can't record that a job is done.
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { WorkerHeartbeat } from './worker-heartbeat.js';

/** A runner's events when the database has failed it: it can't take a job, or record how one ended, or listen. */
const FAILURES = ['worker:getJob:error', 'pool:fatalError', 'pool:listen:error'] as const;
/** Between two attempts to start, in milliseconds. */
const RESTART_DELAY_MS = 1_000;
/** How long running jobs may take during shutdown, in milliseconds; other workers redo what is unfinished by then. */
const SHUTDOWN_GRACE_MS = 6_000;
/** Records the end of each job by itself: of a batch that fails the runner emits no event. */
const UNBATCHED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** When the end of a job is recorded, in milliseconds after it: soon, or later on a busy database. The next of its queue waits for it. */
const RECORDED_MS = [50, 500];

/** What the workers do, and on which connections. */
export type RunOptions = Pick<
  RunnerOptions,
  'pgPool' | 'taskList' | 'concurrency' | 'parsedCronItems' | 'logger'
>;

/** A runner and the name by which the queue knows its workers. */
interface Running {
  readonly runner: Runner;
  readonly worker: string;
  /** Lets go of what the runner was given. */
  readonly release: () => void;
}

export class WorkerSupervisor {
  private running: Running | undefined;
  /** Runners that were replaced, while their last jobs end. */
  private readonly stopping = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(
    private readonly options: RunOptions,
    private readonly heartbeat: WorkerHeartbeat,
  ) {}

  /** Starts the workers. Throws when the database is away. */
  async start(): Promise<void> {
    const events = new EventEmitter() as WorkerEvents;
    let worker = '';
    events.once('pool:create', ({ workerPool }) => {
      worker = workerPool.id;
      void this.heartbeat.add(worker);
    });
    for (const failure of FAILURES) events.on(failure, () => this.replace(worker));
    // The library doesn't wait for the record before it looks for the next job, and then looks again at the next poll only.
    events.on('job:complete', ({ job, worker: { workerPool } }) => {
      const look = () => this.running?.worker === worker && workerPool.nudge(1);
      if (job.job_queue_id !== null) for (const after of RECORDED_MS) setTimeout(look, after).unref();
    });
    const options: RunnerOptions = {
      ...this.options,
      taskList: { ...this.options.taskList },
      events,
      noHandleSignals: true,
      pollInterval: 5_000,
      preset: { worker: UNBATCHED },
    };
    const runner = await run(options);
    this.running = { runner, worker, release: () => release(options, events) };
    if (this.hasEnded) this.stopRunner();
  }

  /** Lets running jobs end, but not for ever. */
  async stop(): Promise<void> {
    this.hasEnded = true;
    clearTimeout(this.timer);
    this.stopRunner();
    const limit = new AbortController();
    const over = pause(SHUTDOWN_GRACE_MS, undefined, { signal: limit.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.stopping), over]);
    limit.abort();
  }

  private replace(worker: string): void {
    if (this.running?.worker !== worker) return;
    this.stopRunner();
    this.scheduleRestart();
  }

  private scheduleRestart(): void {
    if (this.hasEnded) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.start().catch(() => this.scheduleRestart()), RESTART_DELAY_MS);
    this.timer.unref();
  }

  private stopRunner(): void {
    const { running } = this;
    if (!running) return;
    this.running = undefined;
    const left = Promise.allSettled([running.runner.stop(), running.runner.promise])
      .then(() => this.heartbeat.remove(running.worker))
      .finally(() => {
        running.release();
        this.stopping.delete(left);
      });
    this.stopping.add(left);
  }
}

/** The library keeps the options of every runner until the process ends, and with them whatever they lead to. */
function release(options: RunnerOptions, events: WorkerEvents): void {
  events.removeAllListeners();
  for (const name of Object.keys(options.taskList ?? {})) delete options.taskList?.[name];
  for (const name of Object.keys(options)) delete options[name as keyof RunnerOptions];
}
