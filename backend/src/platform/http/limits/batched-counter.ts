// Counts calls in memory and writes the counts to the database in batches, so that a call pays no round trip and a rare
// caller costs no write. rate-limiter-flexible writes a row for every call, or knows nothing of the other replicas.
import { Logger } from '@nestjs/common';
import type { Statement } from '../../database/sql.js';

/** The count of one rule for one caller, as far as this process knows. */
interface Count {
  readonly key: string;
  /** The total of all processes when this one last synced. */
  synced: number;
  /** Calls that were allowed here since. */
  pending: number;
  /** Calls in the batch that is being written. */
  inFlight: number;
  /** When the window ends, in milliseconds. */
  expire: number;
}

/** A rule that is counted in memory. */
interface BurstRule {
  readonly calls: number;
  readonly seconds: number;
  /** How many calls a process may allow before it has to sync. */
  readonly burst: number;
}

/** What became of a call. */
export interface CountResult {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly msBeforeNext: number;
}

/** Runs the upsert and returns the totals. */
type Upsert = (
  statement: Statement,
  values: readonly unknown[],
) => Promise<{ key: string; points: number; expire: string }[]>;

/** Longer than any window, in milliseconds: a count that ends later was started under a clock that was wrong. */
const MAX_WINDOW_MS = 2 * 60 * 60 * 1000;
const IS_OVER = `r.expire <= $4::bigint or r.expire > $4::bigint + ${MAX_WINDOW_MS}`;
const ADD_COUNTS: Statement = {
  name: 'platform.add-counts',
  text: `insert into platform.rate_limit as r (key, points, expire)
    select * from unnest($1::text[], $2::int[], $3::bigint[])
    on conflict (key) do update set
      points = case when ${IS_OVER} then excluded.points else r.points + excluded.points end,
      expire = case when ${IS_OVER} then excluded.expire else r.expire end
    returning key, points, expire`,
};
/** The delay of a scheduled flush, which lets more counts join the batch, in milliseconds. */
const FLUSH_DELAY_MS = 250;
/** The share of `burst` from which a count is flushed, early enough that the next callers need not wait for it. */
const FLUSH_THRESHOLD = 0.5;
/** Beyond this the oldest counts are evicted here, not in the database. */
const MAX_COUNTS = 50_000;

/**
 * Within a window all processes together allow at most `calls`, plus `burst` for each process: one that has not synced has
 * allowed fewer calls than its burst. While the database is down each process counts alone.
 */
export class BatchedCounter {
  private readonly logger = new Logger(BatchedCounter.name);
  private readonly counts = new Map<string, Count>();
  /** The counts to flush, by key: the count of a new window replaces that of the one before. */
  private readonly dirty = new Map<string, Count>();
  private flushing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isDatabaseDown = false;

  constructor(private readonly upsert: Upsert) {}

  /**
   * Counts a call; synchronously unless the burst is used up and a flush has to come first. `keyOf` makes the key in the
   * database from the name, when it is needed.
   */
  consume(
    name: string,
    rule: BurstRule,
    keyOf: (name: string) => string,
  ): CountResult | Promise<CountResult> {
    const count = this.countOf(name, rule.seconds, keyOf);
    const unsynced = count.inFlight + count.pending;
    const total = count.synced + unsynced;
    const msBeforeNext = count.expire - Date.now();
    if (total >= rule.calls) return { allowed: false, remaining: 0, msBeforeNext };
    if (!this.isDatabaseDown && unsynced >= rule.burst) {
      return this.flush().then(() => this.consume(name, rule, keyOf));
    }
    count.pending++;
    if (count.pending >= rule.burst * FLUSH_THRESHOLD) {
      this.dirty.set(count.key, count);
      this.scheduleFlush();
    }
    return { allowed: true, remaining: rule.calls - total - 1, msBeforeNext };
  }

  /** Writes the dirty counts. Concurrent callers share one flush; counts that became dirty during it are flushed after it. */
  flush(): Promise<void> {
    this.flushing ??= this.writeBatch().finally(() => {
      this.flushing = undefined;
      clearTimeout(this.timer);
      this.timer = undefined;
      if (this.dirty.size > 0) this.scheduleFlush();
    });
    return this.flushing;
  }

  private scheduleFlush(): void {
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_DELAY_MS).unref();
  }

  private async writeBatch(): Promise<void> {
    const now = Date.now();
    const all = [...this.dirty.values()];
    this.dirty.clear();
    // An expired count is dropped: during an outage it would pile up.
    for (const count of all) if (count.expire <= now) count.pending = 0;
    // Sorted by key on every replica, so that two batches never deadlock.
    const batch = all.filter(({ expire }) => expire > now).sort((a, b) => (a.key < b.key ? -1 : 1));
    if (batch.length === 0) return;
    for (const count of batch) [count.inFlight, count.pending] = [count.pending, 0];
    const values = [batch.map(({ key }) => key), batch.map(({ inFlight }) => inFlight)];
    try {
      const rows = await this.upsert(ADD_COUNTS, [...values, batch.map(({ expire }) => expire), now]);
      const totals = new Map(rows.map((row) => [row.key, row]));
      for (const count of batch) {
        const { points = count.synced + count.inFlight, expire = count.expire } = totals.get(count.key) ?? {};
        Object.assign(count, { synced: points, inFlight: 0, expire: Number(expire) });
      }
      this.isDatabaseDown = false;
    } catch (error) {
      if (!this.isDatabaseDown) this.logger.warn(`Calls are counted in this process alone: ${String(error)}`);
      this.isDatabaseDown = true;
      for (const count of batch) {
        [count.pending, count.inFlight] = [count.pending + count.inFlight, 0];
        if (!this.dirty.has(count.key)) this.dirty.set(count.key, count);
      }
    }
  }

  private countOf(name: string, seconds: number, keyOf: (name: string) => string): Count {
    const now = Date.now();
    const existing = this.counts.get(name);
    if (existing && existing.expire > now && existing.expire <= now + MAX_WINDOW_MS) return existing;
    this.counts.delete(name);
    if (this.counts.size >= MAX_COUNTS) this.evict(now);
    const count = { key: keyOf(name), synced: 0, pending: 0, inFlight: 0, expire: now + seconds * 1000 };
    this.counts.set(name, count);
    return count;
  }

  /** Makes room for a tenth: expired counts go first, then the oldest. */
  private evict(now: number): void {
    for (const [name, { expire }] of this.counts) if (expire <= now) this.counts.delete(name);
    for (const name of this.counts.keys()) {
      if (this.counts.size < MAX_COUNTS * 0.9) return;
      this.counts.delete(name);
    }
  }
}
