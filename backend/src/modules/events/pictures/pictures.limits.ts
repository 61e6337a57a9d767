// The rate limits of pictures of events.
import { countedInMemory, HOUR, type RateLimitClass } from '../../../platform/manifest/rate-limit-class.js';

/** Each is decoded and encoded, which takes a good part of a second. */
export const UPLOAD_PICTURE: RateLimitClass = {
  name: 'upload-picture',
  isExpensive: true,
  rules: [countedInMemory('account', 100, HOUR), countedInMemory('network', 1_000, HOUR)],
};
