// How much a search may compute: it is counted in steps, which are the same on every machine, and not in time.

/** Steps that are left. */
export class Work {
  private done = 0;

  constructor(private readonly max: number) {}

  charge(steps: number): void {
    this.done += steps;
  }

  get isOver(): boolean {
    return this.done > this.max;
  }

  get spent(): number {
    return this.done;
  }
}
