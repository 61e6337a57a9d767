// Counts calls in memory and tells the database in batches: a call pays no round trip, and who calls seldom is never told of.
// rate-limiter-flexible would write a row for every call, or know nothing of the other replicas.
import { Logger } from '@nestjs/common';
import type { Statement } from '../../database/sql.js';

/** One rule for one caller, as far as this process knows. */
interface Count {
  readonly key: string;
  /** What all processes had told when the database was heard last. */
  told: number;
  /** Let through here and not told yet, or on its way. */
  untold: number;
  underWay: number;
  /** When the count starts again, in milliseconds. */
  expire: number;
}

/** A rule that is counted in memory. */
interface Ahead {
  readonly calls: number;
  readonly seconds: number;
  readonly ahead: number;
}

/** Where a call stands. */
export interface Tallied {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly msBeforeNext: number;
}

/** Runs the one statement of a tally. */
type Tell = (
  statement: Statement,
  values: readonly unknown[],
) => Promise<{ key: string; points: number; expire: string }[]>;

/** Longer than any window, in milliseconds: a count that ends later than this was begun under a clock that was wrong. */
const BEYOND_MS = 2 * 60 * 60 * 1000;
const IS_OVER = `r.expire <= $4::bigint or r.expire > $4::bigint + ${BEYOND_MS}`;
const TELL: Statement = {
  name: 'platform.tell-calls',
  text: `insert into platform.rate_limit as r (key, points, expire)
    select * from unnest($1::text[], $2::int[], $3::bigint[])
    on conflict (key) do update set
      points = case when ${IS_OVER} then excluded.points else r.points + excluded.points end,
      expire = case when ${IS_OVER} then excluded.expire else r.expire end
    returning key, points, expire`,
};
/** What is worth telling waits so many milliseconds for more of it. */
const PAUSE_MS = 250;
/** Of what a process may be ahead: from here on a count is told, so that the next callers need not wait for it. */
const WORTH_TELLING = 0.5;
/** So many callers are remembered; then the oldest are forgotten here, not in the database. */
const MOST_COUNTS = 50_000;

/**
 * However the calls come, all processes together let through at most `calls` + `ahead` for each process within a window: a
 * process that has told nothing has let through less. Without the database each goes by what it knows itself.
 */
export class Tally {
  private readonly logger = new Logger(Tally.name);
  private readonly counts = new Map<string, Count>();
  /** What is to be told, by its key: where a window has ended, the next one takes its place. */
  private readonly changed = new Map<string, Count>();
  private telling: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isBlind = false;

  constructor(private readonly tell: Tell) {}

  /**
   * Counts a call, at once unless the others have to hear of it first. `keyOf` makes the key under which the database keeps
   * it, when it is needed.
   */
  take(name: string, rule: Ahead, keyOf: (name: string) => string): Tallied | Promise<Tallied> {
    const count = this.countOf(name, rule.seconds, keyOf);
    const known = count.told + count.underWay + count.untold;
    const msBeforeNext = count.expire - Date.now();
    if (known >= rule.calls) return { allowed: false, remaining: 0, msBeforeNext };
    if (!this.isBlind && count.underWay + count.untold >= rule.ahead) {
      return this.flush().then(() => this.take(name, rule, keyOf));
    }
    count.untold++;
    if (count.untold >= rule.ahead * WORTH_TELLING) {
      this.changed.set(count.key, count);
      this.tellSoon();
    }
    return { allowed: true, remaining: rule.calls - known - 1, msBeforeNext };
  }

  /** Tells what is worth telling. Whoever comes while this is under way waits for it; what is left is told soon after. */
  flush(): Promise<void> {
    this.telling ??= this.tellAll().finally(() => {
      this.telling = undefined;
      clearTimeout(this.timer);
      this.timer = undefined;
      if (this.changed.size > 0) this.tellSoon();
    });
    return this.telling;
  }

  private tellSoon(): void {
    this.timer ??= setTimeout(() => void this.flush(), PAUSE_MS).unref();
  }

  private async tellAll(): Promise<void> {
    const now = Date.now();
    const all = [...this.changed.values()];
    this.changed.clear();
    // What is over counts no more, and is not kept for a database that stays away.
    for (const count of all) if (count.expire <= now) count.untold = 0;
    // In one order everywhere, so that replicas never wait for each other in a circle.
    const told = all.filter(({ expire }) => expire > now).sort((a, b) => (a.key < b.key ? -1 : 1));
    if (told.length === 0) return;
    for (const count of told) [count.underWay, count.untold] = [count.untold, 0];
    const values = [told.map(({ key }) => key), told.map((count) => count.underWay)];
    try {
      const rows = await this.tell(TELL, [...values, told.map(({ expire }) => expire), now]);
      const heard = new Map(rows.map((row) => [row.key, row]));
      for (const count of told) {
        const { points = count.told + count.underWay, expire = count.expire } = heard.get(count.key) ?? {};
        Object.assign(count, { told: points, underWay: 0, expire: Number(expire) });
      }
      this.isBlind = false;
    } catch (error) {
      if (!this.isBlind) this.logger.warn(`Calls are counted in this process alone: ${String(error)}`);
      this.isBlind = true;
      for (const count of told) {
        [count.untold, count.underWay] = [count.untold + count.underWay, 0];
        if (!this.changed.has(count.key)) this.changed.set(count.key, count);
      }
    }
  }

  private countOf(name: string, seconds: number, keyOf: (name: string) => string): Count {
    const now = Date.now();
    const existing = this.counts.get(name);
    if (existing && existing.expire > now && existing.expire <= now + BEYOND_MS) return existing;
    this.counts.delete(name);
    if (this.counts.size >= MOST_COUNTS) this.forget(now);
    const count = { key: keyOf(name), told: 0, untold: 0, underWay: 0, expire: now + seconds * 1000 };
    this.counts.set(name, count);
    return count;
  }

  /** Makes room for a tenth, first by what counts no more. */
  private forget(now: number): void {
    for (const [name, { expire }] of this.counts) if (expire <= now) this.counts.delete(name);
    for (const name of this.counts.keys()) {
      if (this.counts.size < MOST_COUNTS * 0.9) return;
      this.counts.delete(name);
    }
  }
}
