// An import asks the card database in the same queue as everybody: one pace for all, and rests that hold for all.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { CatalogueImportError } from './import-error.js';
import { LIMITED, PACE, TAKE, WORKED } from './lane-statements.js';
import { retryAfter } from './retry-after.js';

const LANE = 'other';
/** How long the first question after a rest keeps others back, in milliseconds. */
const ATTEMPT_MS = 5_000;
const HELD = 'The card database is left alone at the moment: it failed, or asked for a rest.';

interface TakenRow {
  readonly isMine: boolean;
  readonly wait: number;
  readonly attempt: string | null;
}

export class SharedTurns {
  private attempt: string | null = null;

  constructor(private readonly client: pg.ClientBase) {}

  /** Waits for the next turn, at most so many milliseconds. Throws a CatalogueImportError when there is none. */
  async take(patience: number, signal: AbortSignal): Promise<void> {
    const until = Date.now() + patience;
    for (;;) {
      const { rows } = await this.client.query<TakenRow>(TAKE, [LANE, PACE[LANE], patience, ATTEMPT_MS]);
      const [turn] = rows;
      if (turn?.isMine) {
        this.attempt = turn.attempt;
        return this.sleep(Math.max(0, turn.wait), signal);
      }
      if (Date.now() >= until) throw new CatalogueImportError(HELD);
      await this.sleep(Math.min(1_000, patience), signal);
    }
  }

  /** The question was answered, with whatever. */
  async worked(): Promise<void> {
    await this.client.query(WORKED, [LANE, this.attempt]);
  }

  /** It wants to be left alone: nobody asks for a while, for as long as the answer says at least. */
  async limited(header: string | undefined): Promise<void> {
    await this.client.query(LIMITED, [retryAfter(header), this.attempt]);
  }

  private async sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    // Whoever asks next sees that it is over.
    await pause(milliseconds, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) throw new CatalogueImportError('The import was stopped.');
  }
}
