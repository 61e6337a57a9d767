// The rate limits of places.
import { countedInMemory, MINUTE, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';

/** A call for each letter that is typed, by everybody in a shop. */
export const FIND_PLACES: RateLimitClass = {
  name: 'find-places',
  rules: [countedInMemory('network', 1_200, MINUTE)],
};

/** A call each time a map comes to rest, by everybody in a shop. */
export const MOVE_MAP: RateLimitClass = {
  name: 'move-map',
  rules: [countedInMemory('network', 1_200, MINUTE)],
};

export const PLACES_LIMITS: readonly RateLimitClass[] = [FIND_PLACES, MOVE_MAP];
