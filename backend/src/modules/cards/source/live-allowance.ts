// How much of the pace that all share one account may take: who asks for more is answered by the mirror for a while.
import type { Environment } from '../../../platform/environment/environment.js';
import type { RateLimits } from '../../../platform/http/limits/rate-limits.js';
import { LiveFailure } from '../upstream/index.js';
import type { Lane } from './live-limits.js';

const LIMITS = { search: 'live-search', other: 'live-card' } as const satisfies Record<Lane, string>;

/** Counted in PostgreSQL, for all replicas. */
export class LiveAllowance {
  constructor(
    private readonly environment: Environment,
    private readonly limits: RateLimits,
  ) {}

  /** Counts a call for an account. Throws a LiveFailure, `busy`, when that is more than its share. */
  async take(lane: Lane, account: string): Promise<void> {
    if (this.environment.RATE_LIMITS === 'off') return;
    const standings = await this.limits.count(LIMITS[lane], { ip: '', account, address: undefined });
    if (standings.some(({ allowed }) => !allowed)) throw new LiveFailure('busy', 'one asks for too much');
  }
}
