// The rate limits of the card routes.
import { countedInMemory, MINUTE, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';

/** Faster than anybody types and turns pages. */
export const SEARCH: RateLimitClass = {
  name: 'search',
  rules: [countedInMemory('account', 60, 10)],
  isExpensive: true,
};
/** A call for each letter that is typed, and for each line of a list that is pasted. */
export const CARD_NAME: RateLimitClass = { name: 'card-name', rules: [countedInMemory('account', 200, 10)] };
/** Up to 75 cards each. */
export const COLLECTION: RateLimitClass = {
  name: 'collection',
  rules: [countedInMemory('account', 60, 10)],
  isExpensive: true,
};
/** Half of what the live card database allows all of us together. */
export const LIVE_SEARCH: RateLimitClass = {
  name: 'live-search',
  rules: [{ by: 'account', calls: 10, seconds: 10 }],
};
export const LIVE_CARD: RateLimitClass = {
  name: 'live-card',
  rules: [{ by: 'account', calls: 50, seconds: 10 }],
};
/** Fetches for pictures that are not on the disk: several pages of results at once, but nobody walks through all cards. */
export const PICTURE: RateLimitClass = {
  name: 'picture',
  rules: [{ by: 'network', calls: 1_000, seconds: 10 * MINUTE }],
};

/** Messengers fetch the picture of each link in a chat; one takes a tenth of a second to make. */
export const LINK_PREVIEW: RateLimitClass = {
  name: 'link-preview',
  rules: [countedInMemory('network', 120, MINUTE)],
};

export const CARDS_LIMITS: readonly RateLimitClass[] = [
  SEARCH,
  CARD_NAME,
  COLLECTION,
  LIVE_SEARCH,
  LIVE_CARD,
  PICTURE,
  LINK_PREVIEW,
];
