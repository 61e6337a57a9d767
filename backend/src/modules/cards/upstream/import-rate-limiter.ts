// An import shares the rate limit and the circuit breaker of all other calls to the card database.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { CatalogueImportError } from './import-error.js';
import { ACQUIRE, LIMITED, SUCCEEDED } from './rate-limit-statements.js';
import { retryAfter } from './retry-after.js';

const BUCKET = 'other';
/** How long the trial call after a cool-down keeps others back, in milliseconds. */
const ATTEMPT_MS = 5_000;
const OPEN_CIRCUIT = 'The card database isn’t being called right now: it failed, or asked us to slow down.';

interface TakenRow {
  readonly isMine: boolean;
  readonly wait: number;
  readonly attempt: string | null;
}

/** In milliseconds: for a permit at most, and between two calls of all replicas. */
interface Waits {
  readonly permit: number;
  readonly pace: number;
}

export class ImportRateLimiter {
  private attempt: string | null = null;

  constructor(private readonly client: pg.ClientBase) {}

  /** Waits for the next permit, at most `permit` ms. Throws a CatalogueImportError when there is none. */
  async acquire({ permit: timeout, pace }: Waits, signal: AbortSignal): Promise<void> {
    const until = Date.now() + timeout;
    for (;;) {
      const { rows } = await this.client.query<TakenRow>(ACQUIRE, [BUCKET, pace, timeout, ATTEMPT_MS]);
      const [permit] = rows;
      if (permit?.isMine) {
        this.attempt = permit.attempt;
        return this.sleep(Math.max(0, permit.wait), signal);
      }
      if (Date.now() >= until) throw new CatalogueImportError(OPEN_CIRCUIT);
      await this.sleep(Math.min(1_000, timeout), signal);
    }
  }

  /** The call was answered, with any status. */
  async succeeded(): Promise<void> {
    await this.client.query(SUCCEEDED, [BUCKET, this.attempt]);
  }

  /** The card database refused us: opens the circuit for at least as long as Retry-After says. */
  async limited(header: string | undefined): Promise<void> {
    await this.client.query(LIMITED, [retryAfter(header), this.attempt]);
  }

  private async sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    // An abort shows in `signal.aborted`.
    await pause(milliseconds, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) throw new CatalogueImportError('The import was stopped.');
  }
}
