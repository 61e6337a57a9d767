// Whether the session of an access token still goes on. Each process knows the sessions that ended of late: PostgreSQL notifies
// it of each, and it fetches them when it starts or has lost that connection. So a read costs no round trip to the database,
// except while notifications may be missed. A write always asks.
import { Injectable } from '@nestjs/common';
import { defineError } from '../../../kernel/domain-error.js';
import { PgListener } from '../../database/pg-listener.js';
import { ACCESS_TOKEN_SECONDS } from './access-tokens.js';

/** The session of the call's token was ended, here or on another device. */
export const sessionEnded = defineError(
  'auth.session-ended',
  'unauthenticated',
  'Your session has ended. Please log in again.',
);

/** The account is suspended: it may read, and write what concerns itself alone. */
export const accountSuspended = defineError(
  'auth.account-suspended',
  'forbidden',
  'Your account is suspended. Your notifications say why, for how long, and how to complain.',
);

/** Whether a session goes on, and whether its account may do everything. */
export type Standing = 'OPEN' | 'SUSPENDED' | 'ENDED';

/** What the module that keeps sessions answers. */
export interface SessionStatus {
  standingOf(session: string): Promise<Standing>;
  /** Sessions that ended within so many seconds, `max` of them at most. */
  endedWithin(seconds: number, max: number): Promise<readonly string[]>;
}

/** The channel on which PostgreSQL publishes each session that ends. */
export const SESSION_ENDED = 'auth.session-ended';
/** An ended session is remembered until its last access token has expired; the rest is for clocks that differ. */
const REMEMBERED_SECONDS = ACCESS_TOKEN_SECONDS + 5 * 60;
/** Some 100 bytes each. With more of them, every read asks the database. */
const MAX_REMEMBERED = 100_000;
const RETRY_MS = 1_000;

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether calls with this method may change something. */
export const writes = (method: string): boolean => !READS.includes(method.toUpperCase());

/** Where the module that keeps sessions says what it knows: this floor knows no module. */
@Injectable()
export class LiveSessions {
  private status: SessionStatus | undefined;
  private readonly endHandlers: ((session: string) => void)[] = [];
  /** When each ended session may be forgotten, in milliseconds since 1970; the oldest first. */
  private readonly ended = new Map<string, number>();
  /** Whether every session that ended of late is in `ended`. */
  private isComplete = false;
  private fetches = 0;

  constructor(private readonly listener: PgListener) {}

  /** Registers who keeps the sessions, and listens for their ends; call it in a provider's constructor. */
  register(status: SessionStatus): void {
    this.status = status;
    this.listener.on(SESSION_ENDED, (session) => {
      if (session === undefined) void this.fetch();
      else this.remember([session]);
    });
  }

  /** Calls `handler` with each session that ends, on whichever replica: what it has open is to be closed. It may come twice. */
  onEnd(handler: (session: string) => void): void {
    this.endHandlers.push(handler);
  }

  /**
   * Throws `auth.session-ended` unless the session goes on: at once where that is known without the database. Throws
   * `auth.account-suspended` for a write of an account that is suspended, unless the route is exempt from that.
   */
  refuseIfEnded(session: string, method: string, isExempt = false): Promise<void> | undefined {
    if (this.ended.has(session)) throw sessionEnded();
    const isKnown = this.isComplete && this.listener.isListening && this.ended.size < MAX_REMEMBERED;
    return isKnown && !writes(method) ? undefined : this.ask(session, isExempt || !writes(method));
  }

  /** Resolves once this process knows of every end that was committed before: who has the answer reads nothing more here. */
  hearEnds(): Promise<void> {
    return this.listener.catchUp();
  }

  private async ask(session: string, isExempt: boolean): Promise<void> {
    if (!this.status) throw new Error('Nobody has registered who keeps the sessions');
    const standing = await this.status.standingOf(session);
    if (standing === 'ENDED') throw sessionEnded();
    if (standing === 'SUSPENDED' && !isExempt) throw accountSuspended();
  }

  /** Fetches what may have been missed. Until it is there, every read asks the database. */
  private async fetch(): Promise<void> {
    this.isComplete = false;
    const nth = ++this.fetches;
    if (!this.listener.isListening || !this.status) return;
    try {
      const ended = await this.status.endedWithin(REMEMBERED_SECONDS, MAX_REMEMBERED);
      // The connection may have been lost again in the meantime.
      if (nth !== this.fetches) return;
      this.remember(ended);
      this.isComplete = true;
    } catch {
      const retry = () => nth === this.fetches && void this.fetch();
      setTimeout(retry, RETRY_MS).unref();
    }
  }

  private remember(sessions: readonly string[]): void {
    const now = Date.now();
    for (const [session, until] of this.ended) {
      if (until > now) break;
      this.ended.delete(session);
    }
    for (const session of sessions) {
      this.ended.set(session, now + REMEMBERED_SECONDS * 1000);
      for (const handle of this.endHandlers) handle(session);
    }
  }
}
