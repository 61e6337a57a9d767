// Counts what the calls came to, so that people can see that they reached everything.
import { operations } from '../../operations.js';
import type { Call } from './calls.js';

export class Tally {
  calls = 0;
  /** The longest that anybody waited, in milliseconds. */
  slowest = 0;
  private readonly counts = new Map(operations.map(({ id }) => [id, { done: 0, refused: 0 }]));

  /** Counts an answer that took so many milliseconds; there is no status where there was no answer. */
  add({ operation, method }: Call, status: number | undefined, took: number): void {
    this.calls += 1;
    this.slowest = Math.max(this.slowest, Math.round(took));
    const count = this.counts.get(operation.id);
    if (!count || method !== operation.method || status === undefined) return;
    if (status < 300) count.done += 1;
    else count.refused += 1;
  }

  /** The operations that have never done what they are for. */
  get unreached(): string[] {
    return [...this.counts].filter(([, { done }]) => done === 0).map(([id]) => id);
  }

  /** How often each operation did what it is for, and how often it refused. */
  toString(): string {
    const lines = [...this.counts].map(
      ([id, { done, refused }]) => `  ${id}: ${done} done, ${refused} refused`,
    );
    return `${this.calls} calls\n${lines.join('\n')}\n`;
  }
}
