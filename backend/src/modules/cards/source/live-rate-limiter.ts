// Rate limiter and circuit breaker of the live card database, shared by all replicas.
// PostgreSQL's clock counts: those of the replicas may differ.
import { Injectable, Logger } from '@nestjs/common';
import { Sql, type Statement } from '../../../platform/database/sql.js';
import { ACQUIRE, type FailureKind, LIMITED, LiveFailure, SUCCEEDED } from '../upstream/index.js';
import { type Bucket, LiveLimits } from './live-limits.js';

/** Leave to call in `wait` milliseconds. `attempt` marks the trial call after a cool-down. */
export interface Permit {
  readonly bucket: Bucket;
  readonly wait: number;
  readonly attempt: string | null;
}

const IS_VALID = {
  name: 'cards.live-permit-is-valid',
  text: `select open_until is not distinct from $2::timestamptz as "isValid" from cards.live_rate_limit where bucket = $1`,
};
const FAILED = {
  name: 'cards.live-call-failed',
  text: `with before as (select bucket, open_until from cards.live_rate_limit where bucket = $1 for update)
    update cards.live_rate_limit kept set failures = kept.failures + 1,
      open_until = case when kept.failures >= 4 or before.open_until = $2::timestamptz
        then greatest(before.open_until, clock_timestamp() + interval '30 s') else before.open_until end
    from before where before.bucket = kept.bucket
    returning before.open_until is null and kept.open_until is not null as "isNews"`,
};
const UNREACHABLE = {
  name: 'cards.live-unreachable',
  text: `with before as (select bucket, open_until from cards.live_rate_limit order by bucket for update)
    update cards.live_rate_limit kept set open_until = greatest(before.open_until, clock_timestamp() + interval '30 s')
    from before where before.bucket = kept.bucket returning before.open_until is null as "isNews"`,
};
@Injectable()
export class LiveRateLimiter {
  private readonly logger = new Logger('LiveCards');

  constructor(
    private readonly sql: Sql,
    private readonly limits: LiveLimits,
  ) {}

  /** Acquires a permit for within `timeout` ms. Throws a LiveFailure, `held` or `busy`, at once if there is none. */
  async acquire(bucket: Bucket, timeout: number): Promise<Permit> {
    const values = [bucket, this.limits.pace[bucket], timeout, this.limits.timeout + 1_000];
    const row = await this.sql.row<{
      isMine: boolean;
      wait: number;
      attempt: string | null;
      isHeld: boolean;
    }>(ACQUIRE, values);
    if (row?.isMine) return { bucket, wait: Math.max(0, row.wait), attempt: row.attempt };
    if (row && !row.isHeld) throw new LiveFailure('busy', 'too many are waiting');
    throw new LiveFailure('held', 'nobody asks at the moment');
  }

  /** Throws a LiveFailure if the circuit opened during the wait. */
  async confirm({ bucket, attempt }: Permit): Promise<void> {
    const row = await this.sql.row<{ isValid: boolean }>(IS_VALID, [bucket, attempt]);
    if (!row?.isValid) throw new LiveFailure('held', 'nobody asks any more');
  }

  /** The call was answered, with any status. */
  async succeeded({ bucket, attempt }: Permit): Promise<void> {
    const row = await this.sql.row<{ isWellAgain: boolean }>(SUCCEEDED, [bucket, attempt]);
    if (row?.isWellAgain) this.logger.log('The live card database answers again.');
  }

  /** The call failed. An opened circuit is logged once, not once a call. */
  async failed({ bucket, attempt }: Permit, { kind, message, retryAfter }: LiveFailure): Promise<void> {
    const byKind: Partial<Record<FailureKind, readonly [Statement, readonly unknown[]]>> = {
      limited: [LIMITED, [retryAfter, attempt]],
      unreachable: [UNREACHABLE, []],
    };
    const [statement, values] = byKind[kind] ?? [FAILED, [bucket, attempt]];
    const rows = await this.sql.rows<{ isNews: boolean }>(statement, values);
    if (!rows.some(({ isNews }) => isNews)) return;
    this.logger.warn(`The live card database is left alone for a while: ${message}.`);
  }
}
