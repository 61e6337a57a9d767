// The rate limits of calendars.
import { countedInMemory, MINUTE, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';

/** Services that keep the calendars of many people read from few addresses. */
export const READ_CALENDAR: RateLimitClass = {
  name: 'read-calendar',
  rules: [countedInMemory('network', 600, MINUTE)],
};

export const CALENDARS_LIMITS: readonly RateLimitClass[] = [READ_CALENDAR];
