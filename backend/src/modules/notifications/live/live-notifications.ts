// Who has the app open: each stream gets the unread count when it opens and whenever it may have changed, on whichever replica that
// happened. PostgreSQL says so with the commit; a count is one index look-up for each account and process.
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { PgListener } from '../../../platform/database/pg-listener.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { LiveSessions } from '../../../platform/http/access/live-sessions.js';
import { UNREAD_COUNT } from '../notifications.statements.js';
import { NOTIFICATIONS_CHANGED } from '../persistence/add-notifications.sql.js';
import type { NotificationStream } from './notification-stream.js';

/** Streams of one account in one process: the oldest is closed for another. */
export const MAX_STREAMS_OF_ACCOUNT = 8;
/** Streams of one process; who comes then gets one event, and polls. */
const MAX_STREAMS = 5_000;
/** Keeps proxies from taking a quiet stream for a dead one, in milliseconds. */
const PING_INTERVAL_MS = 25_000;
/** A stream is closed after this long, so that its reader comes back with a token of now; in milliseconds. */
const MAX_AGE_MS = 10 * 60 * 1000;

@Injectable()
export class LiveNotifications implements BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveNotifications.name);
  /** By account, the oldest first. */
  private readonly streams = new Map<string, Set<NotificationStream>>();
  private size = 0;
  /** Accounts whose count is being read, and whether it may have changed since. */
  private readonly reading = new Map<string, { again: boolean }>();
  private pings: NodeJS.Timeout | undefined;
  private isClosing = false;

  constructor(
    private readonly sql: Sql,
    listener: PgListener,
    sessions: LiveSessions,
  ) {
    listener.on(NOTIFICATIONS_CHANGED, (account) => {
      if (account !== undefined) this.changed(account);
      // Some may have been missed.
      else for (const each of this.streams.keys()) this.changed(each);
    });
    sessions.onEnd((session) => this.closeSession(session));
  }

  /** How many of the account's notifications are unread. */
  async unread(account: string): Promise<number> {
    return (await this.sql.one<{ unread: number }>(UNREAD_COUNT, [account])).unread;
  }

  /** Keeps a stream until it is closed. False if there are too many: it is to be closed after its first event. */
  add({ uuid }: Caller, stream: NotificationStream): boolean {
    if (this.isClosing || this.size >= MAX_STREAMS) return false;
    const own = this.streams.get(uuid) ?? new Set();
    this.streams.set(uuid, own);
    own.add(stream);
    this.size++;
    stream.onClose(() => this.remove(uuid, stream));
    const [oldest] = own;
    if (own.size > MAX_STREAMS_OF_ACCOUNT) oldest?.close();
    this.pings ??= setInterval(() => this.ping(), PING_INTERVAL_MS).unref();
    return true;
  }

  beforeApplicationShutdown(): void {
    this.isClosing = true;
    clearInterval(this.pings);
    for (const stream of this.all()) stream.close();
  }

  private remove(account: string, stream: NotificationStream): void {
    const own = this.streams.get(account);
    if (own?.delete(stream)) this.size--;
    if (own?.size === 0) this.streams.delete(account);
  }

  private changed(account: string): void {
    if (!this.streams.has(account)) return;
    const reading = this.reading.get(account);
    if (reading) reading.again = true;
    else void this.push(account);
  }

  /** Changes during a read are answered by one more. */
  private async push(account: string): Promise<void> {
    const state = { again: false };
    this.reading.set(account, state);
    try {
      do {
        state.again = false;
        const unread = await this.unread(account);
        for (const stream of this.streams.get(account) ?? []) stream.send(unread);
      } while (state.again);
    } catch (error) {
      // Its readers come back, and are answered then.
      this.logger.warn(`A count was not read: ${(error as Error).message}`);
      for (const stream of [...(this.streams.get(account) ?? [])]) stream.close();
    } finally {
      this.reading.delete(account);
    }
  }

  private ping(): void {
    for (const stream of this.all()) {
      if (stream.age > MAX_AGE_MS) stream.close();
      else stream.ping();
    }
  }

  private closeSession(session: string): void {
    for (const stream of this.all()) if (stream.session === session) stream.close();
  }

  private all(): NotificationStream[] {
    return [...this.streams.values()].flatMap((own) => [...own]);
  }
}
