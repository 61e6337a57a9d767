// Lets only so many searches ask the database at a time, so that slow ones leave room for all else, and for everybody.
import { CardRefusal } from '../lookup/index.js';

/** Of the ten connections of a process: single cards, listings and logins need the others. */
const ROOM = 4;
/** Of one account, so that nobody fills the room alone. */
const ROOM_FOR_ONE = 2;
const MAX_WAITING = 60;
const MAX_WAITING_PER_CALLER = 12;
/** In milliseconds: as long as a search may take. */
const SEARCH_TIMEOUT = 5_000;

export const FULL = 'Too many searches are waiting to be answered. Try again in a few seconds.';

interface Waiting {
  readonly account: string;
  readonly enter: () => void;
}

/** One for a process. */
export class SearchGate {
  private readonly running: string[] = [];
  private readonly waiting: Waiting[] = [];

  /** Searches for an account as soon as there is room. Throws a CardRefusal, 503, when too many wait, or for too long. */
  async through<Result>(account: string, search: () => Promise<Result>): Promise<Result> {
    await this.enter(account);
    try {
      return await search();
    } finally {
      this.running.splice(this.running.indexOf(account), 1);
      this.callNext();
    }
  }

  private async enter(account: string): Promise<void> {
    if (this.hasRoomFor(account)) {
      this.running.push(account);
      return;
    }
    const own = this.waiting.filter((each) => each.account === account);
    if (this.waiting.length >= MAX_WAITING || own.length >= MAX_WAITING_PER_CALLER) throw full();
    await new Promise<void>((resolve, reject) => {
      const turn: Waiting = {
        account,
        enter: () => {
          clearTimeout(patience);
          this.running.push(account);
          resolve();
        },
      };
      const patience = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(turn), 1);
        reject(full());
      }, SEARCH_TIMEOUT).unref();
      this.waiting.push(turn);
    });
  }

  private hasRoomFor(account: string): boolean {
    const own = this.running.filter((each) => each === account);
    return this.running.length < ROOM && own.length < ROOM_FOR_ONE;
  }

  /** The first who came, of those who have room. */
  private callNext(): void {
    const next = this.waiting.findIndex(({ account }) => this.hasRoomFor(account));
    if (next >= 0) this.waiting.splice(next, 1)[0]?.enter();
  }
}

const full = (): CardRefusal => new CardRefusal(503, FULL);
