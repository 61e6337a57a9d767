// Who has the app open: each stream gets the unread count when it opens and whenever it may have changed, on whichever replica that
// happened. PostgreSQL says so with the commit; a count is one index look-up for each account and process, many of them in one statement.
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { PgListener } from '../../../platform/database/pg-listener.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { LiveSessions } from '../../../platform/http/access/live-sessions.js';
import type { UnreadCountDto } from '../dto/notification.dto.js';
import { UNREAD_COUNT, UNREAD_COUNTS } from '../notifications.statements.js';
import { NOTIFICATIONS_CHANGED } from '../persistence/add-notifications.sql.js';
import type { NotificationStream } from './notification-stream.js';

/** Streams of one account in one process: the oldest is closed for another. */
export const MAX_STREAMS_OF_ACCOUNT = 8;
/** Streams of one process; who comes then gets one event, and polls. */
const MAX_STREAMS = 5_000;
/** Accounts whose counts one statement reads. */
const MAX_COUNTED_AT_ONCE = 500;
/** Keeps proxies from taking a quiet stream for a dead one, in milliseconds. */
const PING_INTERVAL_MS = 25_000;
/** A stream is closed after this long, so that its reader comes back with a token of now; in milliseconds. */
const MAX_AGE_MS = 10 * 60 * 1000;

@Injectable()
export class LiveNotifications implements OnModuleDestroy {
  private readonly logger = new Logger(LiveNotifications.name);
  /** By account, the oldest first. */
  private readonly streams = new Map<string, Set<NotificationStream>>();
  private size = 0;
  /** Accounts whose count may have changed. */
  private readonly pending = new Set<string>();
  private isReading = false;
  private pings: NodeJS.Timeout | undefined;
  private isClosing = false;

  constructor(
    private readonly sql: Sql,
    listener: PgListener,
    sessions: LiveSessions,
  ) {
    listener.on(NOTIFICATIONS_CHANGED, (account) => {
      // Without an account some may have been missed.
      this.changed(account === undefined ? this.streams.keys() : [account]);
    });
    sessions.onEnd((session) => this.closeSession(session));
  }

  /** How many of the account's notifications are unread, and the latest. */
  unread(account: string): Promise<UnreadCountDto> {
    return this.sql.one<UnreadCountDto>(UNREAD_COUNT, [account]);
  }

  /** Keeps a stream until it is closed, and sends it the count of now. False if there are too many: it is to be closed. */
  add({ uuid }: Caller, stream: NotificationStream): boolean {
    if (this.isClosing || this.size >= MAX_STREAMS) return false;
    // Its reader left already: nothing would ever remove it.
    if (stream.isClosed) return true;
    const own = this.streams.get(uuid) ?? new Set();
    this.streams.set(uuid, own);
    own.add(stream);
    this.size++;
    stream.onClose(() => this.remove(uuid, stream));
    const [oldest] = own;
    if (own.size > MAX_STREAMS_OF_ACCOUNT) oldest?.close();
    this.pings ??= setInterval(() => this.ping(), PING_INTERVAL_MS).unref();
    this.changed([uuid]);
    return true;
  }

  /** The open streams of an account; of all accounts without one. */
  streamsOf(account?: string): readonly NotificationStream[] {
    return account === undefined ? this.all() : [...(this.streams.get(account) ?? [])];
  }

  onModuleDestroy(): void {
    this.isClosing = true;
    clearInterval(this.pings);
    for (const stream of this.all()) stream.close();
  }

  private remove(account: string, stream: NotificationStream): void {
    const own = this.streams.get(account);
    if (own?.delete(stream)) this.size--;
    if (own?.size === 0) this.streams.delete(account);
  }

  private changed(accounts: Iterable<string>): void {
    for (const account of accounts) if (this.streams.has(account)) this.pending.add(account);
    if (!this.isReading && this.pending.size > 0) void this.pushPending();
  }

  /** One read at a time, each for many accounts: streams get the counts in the order in which they were true. */
  private async pushPending(): Promise<void> {
    this.isReading = true;
    try {
      while (this.pending.size > 0) {
        const accounts = [...this.pending].slice(0, MAX_COUNTED_AT_ONCE);
        for (const account of accounts) this.pending.delete(account);
        await this.push(accounts);
      }
    } finally {
      this.isReading = false;
    }
  }

  private async push(accounts: readonly string[]): Promise<void> {
    try {
      const counts = await this.sql.rows<UnreadCountDto & { account: string }>(UNREAD_COUNTS, [accounts]);
      for (const { account, ...count } of counts)
        for (const stream of this.streams.get(account) ?? []) stream.send(count);
    } catch (error) {
      // Their readers come back, and are answered then.
      this.logger.warn(`Counts were not read: ${(error as Error).message}`);
      for (const account of accounts)
        for (const stream of [...(this.streams.get(account) ?? [])]) stream.close();
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
