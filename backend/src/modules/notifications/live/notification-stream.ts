// One open stream of server-sent events (the WHATWG's HTML standard, 9.2) with the unread count, and with whose messages have changed.
import type { ServerResponse } from 'node:http';
import type { UnreadCountDto } from '../dto/notification.dto.js';

/** What a reader that doesn't read may leave in memory, in bytes. */
const MAX_BUFFERED = 16_384;
/** When a browser reconnects, in milliseconds. */
const RETRY_MS = 2_000;

/** The event with an unread count and the latest notification. */
export const unreadEvent = ({ unread, latest }: UnreadCountDto): string =>
  `event: unread\ndata: ${JSON.stringify({ unread, latest })}\n\n`;
/** The event of an offer whose messages have changed; null where any may have. */
export const threadEvent = (offer: string | null): string =>
  `event: thread\ndata: ${JSON.stringify({ offer })}\n\n`;
/** What a stream begins with. */
export const STREAM_HEAD = `retry: ${RETRY_MS}\n\n`;

export class NotificationStream {
  private readonly openedAt = performance.now();
  private last: string | undefined;

  constructor(
    readonly session: string,
    private readonly response: ServerResponse,
  ) {}

  /** How long it has been open, in milliseconds. */
  get age(): number {
    return performance.now() - this.openedAt;
  }

  /** Whether its reader has left. */
  get isClosed(): boolean {
    return this.response.closed || this.response.destroyed;
  }

  /** Calls `act` once the stream is closed, by whichever side. */
  onClose(act: () => void): void {
    this.response.once('close', act);
  }

  /** Sends the count and the latest notification, unless both are what was sent last. */
  send(count: UnreadCountDto): void {
    const event = unreadEvent(count);
    if (event === this.last) return;
    this.last = event;
    this.write(event);
  }

  /** Says that messages of an offer have changed; null where any may have. */
  sendThread(offer: string | null): void {
    this.write(threadEvent(offer));
  }

  ping(): void {
    this.write(': ping\n\n');
  }

  close(): void {
    this.response.end();
    // A reader that doesn't read would hold it open.
    this.response.socket?.destroySoon();
  }

  private write(text: string): void {
    if (this.response.writableLength > MAX_BUFFERED) this.response.destroy();
    else if (!this.response.writableEnded) this.response.write(text);
  }
}
