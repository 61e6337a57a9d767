// Runs a script in a thread of its own: it has an event loop for itself, so that nobody's request waits.
import { Worker } from 'node:worker_threads';

/** How long a thread that is told to stop may take to put its things away, in milliseconds. */
const LAST_WORDS_MS = 2_000;

/** The script broke, and says how. */
export interface Broken {
  readonly status: 'broken';
  readonly reason: string;
}

/** One thread at a time. The script says what came of it (thread-script.ts). */
export class OwnThread<Outcome> {
  private worker: Worker | undefined;
  private hasEnded = false;

  constructor(
    /** A story has one that it compiled. */
    public script: URL,
  ) {}

  get isRunning(): boolean {
    return this.worker !== undefined;
  }

  /** What the script says of this data; nothing when it was stopped before it could. Throws when it runs already. */
  async run(data: unknown): Promise<Outcome | Broken | undefined> {
    if (this.hasEnded) return undefined;
    if (this.worker) throw new Error('The thread runs already');
    const worker = new Worker(this.script, { workerData: data });
    this.worker = worker;
    return new Promise((resolve) => {
      let said: Outcome | Broken | undefined;
      worker.once('message', (outcome: Outcome) => (said = outcome));
      worker.once('error', (error) => (said = { status: 'broken', reason: error.stack ?? error.message }));
      worker.once('exit', () => {
        this.worker = undefined;
        resolve(this.hasEnded ? undefined : said);
      });
    });
  }

  /** For good. */
  async stop(): Promise<void> {
    this.hasEnded = true;
    const { worker } = this;
    if (!worker) return;
    worker.postMessage('stop');
    const limit = setTimeout(() => void worker.terminate(), LAST_WORDS_MS);
    await new Promise((resolve) => worker.once('exit', resolve));
    clearTimeout(limit);
  }
}
