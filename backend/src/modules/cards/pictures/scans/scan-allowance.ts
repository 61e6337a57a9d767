// How many scans are fetched for one network: anyone who walks through all cards sees drawings after a while.
import { Injectable, Logger } from '@nestjs/common';
import { Environment } from '../../../../platform/environment/environment.js';
import { RateLimits } from '../../../../platform/http/limits/rate-limits.js';
import { PICTURE } from '../../cards.limits.js';

@Injectable()
export class ScanAllowance {
  private readonly logger = new Logger('Scans');

  constructor(
    private readonly environment: Environment,
    private readonly limits: RateLimits,
  ) {}

  /** Counts a fetch for the caller at this address and answers whether it may be made. Never throws. */
  async takes(ip: string): Promise<boolean> {
    if (this.environment.RATE_LIMITS === 'off') return true;
    try {
      const results = await this.limits.count(PICTURE, { ip, account: undefined, address: undefined });
      return results.every(({ allowed }) => allowed);
    } catch (error) {
      this.logger.warn(`Fetches of pictures could not be counted: ${(error as Error).message}`);
      return false;
    }
  }
}
