// A session: one log-in on one device, until it is ended or not used for thirty days.

export class Session {
  private constructor(
    readonly uuid: string,
    readonly account: string,
    readonly startedAt: Date,
    public endedAt: Date | null,
  ) {}

  /** Somebody logs in. */
  static start(uuid: string, account: string, now: Date): Session {
    return new Session(uuid, account, now, null);
  }

  get isOver(): boolean {
    return this.endedAt !== null;
  }

  /** Nothing brings it back. Ending twice is harmless. */
  end(now: Date): void {
    this.endedAt ??= now;
  }
}
