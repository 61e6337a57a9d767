// A session: one log-in on one device, until it is ended or not used for thirty days.
import type { Device } from './device.js';

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

  /** Its device has asked for a fresh access token. */
  use(now: Date): void {
    this.lastUsedAt = now;
  }

  /** Nothing brings it back. Ending twice is harmless. */
  end(now: Date): void {
    this.endedAt ??= now;
  }
}
