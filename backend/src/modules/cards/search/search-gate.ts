// Limits concurrent searches, per process and per account, so that slow ones do not take all connections. p-limit and p-queue
// know neither a limit per caller nor a bound of the queue.
import { CardRefusal } from '../lookup/index.js';

/** Of the ten connections of a process; the others serve all other calls. */
const MAX_CONCURRENT = 4;
/** Per account. */
const MAX_CONCURRENT_PER_CALLER = 2;
const MAX_WAITING = 60;
const MAX_WAITING_PER_CALLER = 12;
/** As long as a search may take, in milliseconds. */
const QUEUE_TIMEOUT_MS = 5_000;

export const FULL = 'Too many searches are waiting. Try again in a few seconds.';

interface Waiting {
  readonly account: string;
  readonly enter: () => void;
}

/** One per process. */
export class SearchLimiter {
  private readonly running: string[] = [];
  private readonly waiting: Waiting[] = [];

  /** Runs a search when there is a free slot. Throws a CardRefusal (503) when the queue is full or the wait times out. */
  async run<Result>(account: string, search: () => Promise<Result>): Promise<Result> {
    await this.acquireSlot(account);
    try {
      return await search();
    } finally {
      this.running.splice(this.running.indexOf(account), 1);
      this.runNext();
    }
  }

  private async acquireSlot(account: string): Promise<void> {
    if (this.hasSlotFor(account)) {
      this.running.push(account);
      return;
    }
    const own = this.waiting.filter((each) => each.account === account);
    if (this.waiting.length >= MAX_WAITING || own.length >= MAX_WAITING_PER_CALLER) throw full();
    await new Promise<void>((resolve, reject) => {
      const turn: Waiting = {
        account,
        enter: () => {
          clearTimeout(timeout);
          this.running.push(account);
          resolve();
        },
      };
      const timeout = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(turn), 1);
        reject(full());
      }, QUEUE_TIMEOUT_MS).unref();
      this.waiting.push(turn);
    });
  }

  private hasSlotFor(account: string): boolean {
    const own = this.running.filter((each) => each === account);
    return this.running.length < MAX_CONCURRENT && own.length < MAX_CONCURRENT_PER_CALLER;
  }

  /** Starts the first waiting search whose account has a free slot. */
  private runNext(): void {
    const next = this.waiting.findIndex(({ account }) => this.hasSlotFor(account));
    if (next >= 0) this.waiting.splice(next, 1)[0]?.enter();
  }
}

const full = (): CardRefusal => new CardRefusal(503, FULL);
