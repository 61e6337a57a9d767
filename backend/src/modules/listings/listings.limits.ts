// The rate limits of listings and messages.
import {
  countedInMemory,
  HOUR,
  MINUTE,
  type RateLimitClass,
} from '../../platform/manifest/rate-limit-class.js';

/** Up to 500 listings each. */
export const POST_LISTINGS: RateLimitClass = {
  name: 'post-listings',
  rules: [countedInMemory('account', 60, MINUTE)],
};
/** Each becomes a mail to somebody who hides their address; per recipient and pair, see domain/message.ts. */
export const MESSAGE: RateLimitClass = {
  name: 'message',
  rules: [
    { by: 'account', calls: 30, seconds: 24 * HOUR },
    { by: 'network', calls: 300, seconds: 24 * HOUR },
  ],
};
/** Each is decoded and encoded, which takes a good part of a second. */
export const UPLOAD_PHOTO: RateLimitClass = {
  name: 'upload-photo',
  isExpensive: true,
  rules: [countedInMemory('account', 300, HOUR), countedInMemory('network', 2_000, HOUR)],
};
/** As searches of cards: faster than anybody types and turns pages. */
export const SEARCH_OFFERS: RateLimitClass = {
  name: 'search-offers',
  rules: [countedInMemory('account', 60, 10)],
  isExpensive: true,
};

export const LISTINGS_LIMITS: readonly RateLimitClass[] = [
  POST_LISTINGS,
  MESSAGE,
  UPLOAD_PHOTO,
  SEARCH_OFFERS,
];
