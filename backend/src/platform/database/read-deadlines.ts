// Gives up reads that PostgreSQL is silent about. One timer checks all of them: with `query_timeout` of pg each read has a timer
// and closures of its own, which take a tenth of the reads that a process answers and double their p99.
import { ConnectionError } from './connections.js';

/**
 * How long PostgreSQL may be silent about a read, in milliseconds: longer than `statement_timeout` of any search. A database that
 * is frozen, or a network that drops packets, closes no connection.
 */
const READ_TIMEOUT_MS = 6_000;
const CHECK_INTERVAL_MS = 500;

/** PostgreSQL has not answered a read in time; its connection is closed. */
export class ReadTimeoutError extends ConnectionError {}

/** A read in flight. */
export interface Read {
  readonly begun: number;
  readonly giveUp: (error: ReadTimeoutError) => void;
}

export class ReadDeadlines {
  /** In the order in which they began. */
  private readonly reads = new Set<Read>();
  private timer: NodeJS.Timeout | undefined;

  /** Calls `giveUp`, which calls `end`, unless the read has ended in time. */
  begin(giveUp: Read['giveUp']): Read {
    const read = { begun: performance.now(), giveUp };
    this.reads.add(read);
    this.timer ??= setInterval(() => this.check(), CHECK_INTERVAL_MS).unref();
    return read;
  }

  /** Whether the read was still in flight. */
  end(read: Read): boolean {
    return this.reads.delete(read);
  }

  private check(): void {
    const limit = performance.now() - READ_TIMEOUT_MS;
    for (const { begun, giveUp } of this.reads) {
      if (begun > limit) break;
      giveUp(new ReadTimeoutError('PostgreSQL does not answer'));
    }
    if (this.reads.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
