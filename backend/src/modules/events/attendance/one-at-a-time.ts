// What is done for one event is done one after the other in this process, so that a rush on it waits in memory, not with a database
// connection each: all other calls need those. The row lock orders the processes.
import { Injectable } from '@nestjs/common';

@Injectable()
export class OneAtATime {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `work` after all that was asked for the same key before. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const result = (this.last.get(key) ?? Promise.resolve()).then(work);
    const done = result.catch(() => undefined);
    this.last.set(key, done);
    try {
      return await result;
    } finally {
      if (this.last.get(key) === done) this.last.delete(key);
    }
  }
}
