// The rate limits of offers.
import { countedInMemory, HOUR, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';

/** Each notifies somebody; how many people, and how often one of them, see domain/offer.ts. Drafts count, line by line. */
export const MAKE_OFFER: RateLimitClass = {
  name: 'make-offer',
  rules: [countedInMemory('account', 300, HOUR), countedInMemory('network', 3_000, HOUR)],
};

/** Two who type fast, and no more: the other one is notified once until they have read. */
export const WRITE_MESSAGE: RateLimitClass = {
  name: 'write-message',
  rules: [countedInMemory('account', 300, HOUR)],
};

export const OFFERS_LIMITS: readonly RateLimitClass[] = [MAKE_OFFER, WRITE_MESSAGE];
