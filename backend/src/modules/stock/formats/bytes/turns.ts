// Long work in turns: others are served in between.
import { setImmediate } from 'node:timers/promises';

/** How long the event loop waits for one turn, in milliseconds. */
const TURN = 8;

/** Called often during long work: waits for a turn when one has been used up. */
export class Turns {
  private since = performance.now();

  /** Whether the turn is over. Asked first, so that most calls wait for nothing. */
  get isOver(): boolean {
    return performance.now() - this.since > TURN;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.since = performance.now();
  }
}
