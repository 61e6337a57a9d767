// A session: one log-in on one device, until it is ended, not used for thirty days, or ninety days old.
import type { Device } from './device.js';

/** However much it is used, a session ends so long after its log-in, in seconds. */
export const SESSION_SECONDS = 90 * 24 * 3600;

export class Session {
  private constructor(
    readonly uuid: string,
    readonly account: string,
    readonly browser: string | null,
    readonly system: string | null,
    readonly startedAt: Date,
    public lastUsedAt: Date,
    public endedAt: Date | null,
  ) {}

  /** Somebody logs in on a device. */
  static start(uuid: string, account: string, { browser, system }: Device, now: Date): Session {
    return new Session(uuid, account, browser, system, now, now, null);
  }

  get isOver(): boolean {
    return this.endedAt !== null;
  }

  /** Whether its log-in was so long ago that its owner has to log in again. */
  isTooOld(now: Date): boolean {
    return now.getTime() - this.startedAt.getTime() >= SESSION_SECONDS * 1000;
  }

  /** Its device has asked for a fresh access token. */
  use(now: Date): void {
    this.lastUsedAt = now;
  }

  /** Nothing brings it back. Ending twice is harmless. */
  end(now: Date): void {
    this.endedAt ??= now;
  }
}
