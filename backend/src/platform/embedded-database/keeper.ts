// Keeps a server running for as long as it is used: one that ends by itself is started again, where everybody finds it.
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import type { Lease } from './lease.js';

/** How a server is kept running. */
export interface SupervisorOptions {
  /** Hears one line when the server has ended, and one when it runs again. */
  readonly report: (line: string) => void;
  /** Hears, once, that it will not run again, and why. */
  readonly onGiveUp: (error: unknown) => void;
  /** Before each try to start it again, in milliseconds; there are no more tries than this. */
  readonly waits?: readonly number[];
  /** A server that ran for longer was well: the tries are counted again. */
  readonly stableAfterMs?: number;
}

/** In milliseconds: a crash that nothing is wrong behind is over at once, a full disk or memory perhaps in a while. */
const WAITS = [0, 1_000, 2_000, 4_000, 8_000, 15_000];
const STABLE_AFTER_MS = 60_000;

/** Holds a lease on the server and, when it is lost, takes another one by `again`. */
export class ServerSupervisor {
  private readonly over = new AbortController();
  private restarting: Promise<void> = Promise.resolve();

  constructor(
    private lease: Lease | undefined,
    private readonly again: () => Promise<Lease>,
    private readonly keeping: SupervisorOptions,
  ) {
    void this.keep();
  }

  /** Keeps nothing any more. Gives the lease that is held now, if there is one. */
  async end(): Promise<Lease | undefined> {
    this.over.abort();
    await this.restarting;
    return this.lease;
  }

  private async keep(): Promise<void> {
    const { report, onGiveUp, waits = WAITS, stableAfterMs = STABLE_AFTER_MS } = this.keeping;
    let failure: unknown;
    for (let tries = 0; ; tries++) {
      if (this.lease) {
        const since = Date.now();
        await this.lease.lost;
        if (this.over.signal.aborted) return;
        this.lease = undefined;
        failure = new EmbeddedPostgresError('PostgreSQL has ended by itself, again and again.');
        if (Date.now() - since > stableAfterMs) tries = 0;
        if (tries < waits.length) report('PostgreSQL has ended by itself. Starting it again…');
      }
      if (tries >= waits.length) return onGiveUp(failure);
      await pause(waits[tries], undefined, { signal: this.over.signal }).catch(() => undefined);
      if (this.over.signal.aborted) return;
      this.restarting = this.again().then(
        (lease) => {
          this.lease = lease;
          report('PostgreSQL runs again.');
        },
        (error: unknown) => {
          failure = error;
        },
      );
      await this.restarting;
      if (this.over.signal.aborted) return;
    }
  }
}
