// The rate limits of cover.
import { countedInMemory, MINUTE, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';

/** Each reads what is on offer of up to 100 cards, and plans for some hundred milliseconds. */
export const COVER: RateLimitClass = {
  name: 'cover',
  isExpensive: true,
  rules: [countedInMemory('account', 30, MINUTE)],
};

export const COVER_LIMITS: readonly RateLimitClass[] = [COVER];
