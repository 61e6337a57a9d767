// The rate limits of moderation.
import { HOUR, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';

const DAY = 24 * HOUR;

/** Each is read by a person. */
export const REPORT: RateLimitClass = {
  name: 'report',
  rules: [
    { by: 'account', calls: 20, seconds: DAY },
    { by: 'network', calls: 400, seconds: DAY },
  ],
};

export const MODERATION_LIMITS: readonly RateLimitClass[] = [REPORT];
