// How much of the pace that all share one account may take: who asks for more is answered by the mirror for a while.
import type { Environment } from '../../../platform/environment/environment.js';
import type { RateLimits } from '../../../platform/http/limits/rate-limits.js';
import type { RateLimitClass } from '../../../platform/manifest/rate-limit-class.js';
import { LIVE_CARD, LIVE_SEARCH } from '../cards.limits.js';
import { LiveFailure } from '../upstream/index.js';
import type { Bucket } from './live-limits.js';

const LIMITS: Record<Bucket, RateLimitClass> = { search: LIVE_SEARCH, other: LIVE_CARD };

/** Counted in PostgreSQL, for all replicas. */
export class LiveAllowance {
  constructor(
    private readonly environment: Environment,
    private readonly limits: RateLimits,
  ) {}

  /** Counts a call for an account. Throws a LiveFailure, `busy`, when that is more than its share. */
  async take(bucket: Bucket, account: string): Promise<void> {
    if (this.environment.RATE_LIMITS === 'off') return;
    const results = await this.limits.count(LIMITS[bucket], { ip: '', account, address: undefined });
    if (results.some(({ allowed }) => !allowed)) throw new LiveFailure('busy', 'one asks for too much');
  }
}
