// A session: one log-in on one device, until it is ended, not used for thirty days, or ninety days old.
import type { Device } from './device.js';

/** However much it is used, a session ends so long after its log-in, in seconds. */
export const SESSION_SECONDS = 90 * 24 * 3600;

/** The plain values of a session. */
export interface SessionState extends Device {
  readonly uuid: string;
  readonly account: string;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  readonly endedAt: Date | null;
}

export class Session {
  private constructor(private current: SessionState) {}

  /** Somebody logs in on a device. */
  static start(uuid: string, account: string, { browser, system }: Device, now: Date): Session {
    return new Session({
      ...{ uuid, account, browser, system },
      ...{ startedAt: now, lastUsedAt: now, endedAt: null },
    });
  }

  /** A session as it is stored. */
  static restore(state: SessionState): Session {
    return new Session(state);
  }

  get uuid(): string {
    return this.current.uuid;
  }

  get account(): string {
    return this.current.account;
  }

  get isOver(): boolean {
    return this.current.endedAt !== null;
  }

  /** Whether its log-in was so long ago that its owner has to log in again. */
  isTooOld(now: Date): boolean {
    return now.getTime() - this.current.startedAt.getTime() >= SESSION_SECONDS * 1000;
  }

  /** Its device has asked for a fresh access token. */
  use(now: Date): void {
    this.current = { ...this.current, lastUsedAt: now };
  }

  /** Nothing brings it back. Ending twice is harmless. */
  end(now: Date): void {
    this.current = { ...this.current, endedAt: this.current.endedAt ?? now };
  }

  /** Everything about it, for the database. */
  get state(): SessionState {
    return this.current;
  }
}
