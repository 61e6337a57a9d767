// The rate limits of series.
import { countedInMemory, MINUTE, type RateLimitClass } from '../../../platform/manifest/rate-limit-class.js';

/** Each may write 106 events. */
export const CHANGE_SERIES: RateLimitClass = {
  name: 'change-series',
  rules: [countedInMemory('account', 30, MINUTE)],
};

/** While somebody fills in the form. */
export const PREVIEW_SERIES: RateLimitClass = {
  name: 'preview-series',
  rules: [countedInMemory('account', 120, MINUTE)],
};
