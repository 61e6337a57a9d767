// The rate limit classes of calls that belong to no module. The others stand in the modules' manifests.
import { countedInMemory, MINUTE, type RateLimitClass } from '../../manifest/rate-limit-class.js';

/** Every request, before any other check: 200 a second from one network. */
export const REQUEST: RateLimitClass = {
  name: 'request',
  rules: [countedInMemory('network', 12_000, MINUTE)],
};
/** The defaults: a read, or a write. */
export const READ: RateLimitClass = {
  name: 'read',
  rules: [countedInMemory('account', 1_200, MINUTE), countedInMemory('network', 6_000, MINUTE)],
};
export const WRITE: RateLimitClass = {
  name: 'write',
  rules: [countedInMemory('account', 240, MINUTE), countedInMemory('network', 2_400, MINUTE)],
};
/** What a link in a mail leads to; several modules send such mails. */
export const MAIL_LINK: RateLimitClass = {
  name: 'mail-link',
  rules: [{ by: 'network', calls: 60, seconds: MINUTE }],
};
