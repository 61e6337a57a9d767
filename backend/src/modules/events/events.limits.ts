// The rate limits of events.
import { countedInMemory, MINUTE, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';
import { UPLOAD_PICTURE } from './pictures/pictures.limits.js';
import { CHANGE_SERIES, PREVIEW_SERIES } from './series/series.limits.js';
import { CHANGE_TEMPLATES } from './templates/templates.limits.js';

/** Up to 52 events each. */
export const SCHEDULE_EVENTS: RateLimitClass = {
  name: 'schedule-events',
  rules: [countedInMemory('account', 30, MINUTE)],
};

export const EVENTS_LIMITS: readonly RateLimitClass[] = [
  SCHEDULE_EVENTS,
  CHANGE_SERIES,
  PREVIEW_SERIES,
  CHANGE_TEMPLATES,
  UPLOAD_PICTURE,
];
