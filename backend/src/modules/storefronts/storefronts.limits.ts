// The rate limits of storefronts.
import { countedInMemory, MINUTE, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';

/** A search for each word that is typed, by everybody in a shop who has scanned its code. */
export const SEARCH_SINGLES: RateLimitClass = {
  name: 'search-singles',
  rules: [countedInMemory('network', 600, MINUTE)],
};

/** By every visitor of the sites of stores, some of whom share a network. */
export const EMBED: RateLimitClass = {
  name: 'embed',
  rules: [countedInMemory('network', 600, MINUTE)],
};

export const STOREFRONTS_LIMITS: readonly RateLimitClass[] = [SEARCH_SINGLES, EMBED];
