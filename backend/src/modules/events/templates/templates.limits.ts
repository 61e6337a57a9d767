// The rate limits of templates.
import { countedInMemory, MINUTE, type RateLimitClass } from '../../../platform/manifest/rate-limit-class.js';

export const CHANGE_TEMPLATES: RateLimitClass = {
  name: 'change-templates',
  rules: [countedInMemory('account', 60, MINUTE)],
};
