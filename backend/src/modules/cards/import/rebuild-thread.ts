// The thread that reads the facts of all cards again, which keeps a processor busy for a minute or more.
import { rebuild } from './rebuild.js';
import { tellParent } from './worker-script.js';

/** What the thread tells at its end. */
export interface RebuildOutcome {
  readonly status: 'rebuilt';
  /** How many printings were read. */
  readonly count: number;
}

await tellParent<string, RebuildOutcome>(async (databaseUrl, stop) => ({
  status: 'rebuilt',
  count: await rebuild(databaseUrl, { stop }),
}));
