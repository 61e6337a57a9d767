// The rate limits of calendars.
import { countedInMemory, MINUTE, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';

/** Services that keep the calendars of many people read from few addresses. */
export const READ_CALENDAR: RateLimitClass = {
  name: 'read-calendar',
  rules: [countedInMemory('network', 600, MINUTE)],
};

/** Reading a file takes up to half a second, an address a request to another server. */
export const IMPORT_CALENDAR: RateLimitClass = {
  name: 'import-calendar',
  rules: [countedInMemory('account', 20, MINUTE)],
};

export const CALENDARS_LIMITS: readonly RateLimitClass[] = [READ_CALENDAR, IMPORT_CALENDAR];
