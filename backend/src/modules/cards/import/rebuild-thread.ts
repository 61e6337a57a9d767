// The worker that recomputes the facts of all cards, which takes a minute or more of CPU time.
import { rebuild } from './rebuild.js';
import { runInWorker } from './worker-script.js';

/** The outcome that the worker posts. */
export interface RebuildOutcome {
  readonly status: 'rebuilt';
  /** How many printings were read. */
  readonly count: number;
}

await runInWorker<string, RebuildOutcome>(async (databaseUrl, stop) => ({
  status: 'rebuilt',
  count: await rebuild(databaseUrl, { stop }),
}));
