// Runs a script in a worker thread, so that it does not block the event loop of the server.
import { Worker } from 'node:worker_threads';

/** How long a worker may take to clean up after a stop, before it is terminated, in milliseconds. */
const SHUTDOWN_GRACE_MS = 2_000;

/** The worker threw an error. */
export interface Broken {
  readonly status: 'broken';
  readonly reason: string;
}

/** Runs one worker at a time; the script posts its outcome (worker-script.ts). */
export class WorkerRunner<Outcome> {
  private worker: Worker | undefined;
  private hasEnded = false;

  constructor(
    /** Tests replace it with a compiled one. */
    public script: URL,
  ) {}

  get isRunning(): boolean {
    return this.worker !== undefined;
  }

  /** Runs the script with this data; undefined when it was stopped first. Throws when it is running already. */
  async run(data: unknown): Promise<Outcome | Broken | undefined> {
    if (this.hasEnded) return undefined;
    if (this.worker) throw new Error('The thread runs already');
    const worker = new Worker(this.script, { workerData: data });
    this.worker = worker;
    return new Promise((resolve) => {
      let result: Outcome | Broken | undefined;
      worker.once('message', (outcome: Outcome) => (result = outcome));
      worker.once('error', (error) => (result = { status: 'broken', reason: error.stack ?? error.message }));
      worker.once('exit', () => {
        this.worker = undefined;
        resolve(this.hasEnded ? undefined : result);
      });
    });
  }

  /** Stops the worker for good. */
  async stop(): Promise<void> {
    this.hasEnded = true;
    const { worker } = this;
    if (!worker) return;
    worker.postMessage('stop');
    const limit = setTimeout(() => void worker.terminate(), SHUTDOWN_GRACE_MS);
    await new Promise((resolve) => worker.once('exit', resolve));
    clearTimeout(limit);
  }
}
