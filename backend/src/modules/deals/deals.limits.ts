// The rate limits of deals.
import { HOUR, MINUTE, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';

/** Somebody who guesses codes is stopped by the deal after five; this bounds guesses at several deals. */
export const ENTER_CODE: RateLimitClass = {
  name: 'enter-code',
  rules: [{ by: 'account', calls: 60, seconds: 15 * MINUTE }],
};

/** What one says of a meeting or of lines notifies the other. */
export const DEAL_STEPS: RateLimitClass = {
  name: 'deal-steps',
  rules: [{ by: 'account', calls: 120, seconds: HOUR }],
};

export const DEALS_LIMITS: readonly RateLimitClass[] = [ENTER_CODE, DEAL_STEPS];
