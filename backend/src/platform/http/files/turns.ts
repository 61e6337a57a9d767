// Runs an action for many callers at once, none of whom gets what began before they came.

/**
 * Callers share one run of the action, but only a run that begins after their call: a call that comes while it runs waits for the next one,
 * together with all others that do. So an answer is never older than its call, and at most two runs are pending.
 */
export class Turns<Result> {
  private running: Promise<Result> | undefined;
  private next: Promise<Result> | undefined;

  /** `act` is given what the first caller of its turn gave. */
  run(act: () => Promise<Result>): Promise<Result> {
    if (!this.running) return this.begin(act);
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.begin(act);
      });
    return this.next;
  }

  /** Whether nobody waits. */
  get isIdle(): boolean {
    return this.running === undefined && this.next === undefined;
  }

  private begin(act: () => Promise<Result>): Promise<Result> {
    const running = act().finally(() => {
      if (this.running === running) this.running = undefined;
    });
    this.running = running;
    return running;
  }
}
