// The rate limits of logging in. Guessing one account's password is held back by address and network together, so that a
// stranger elsewhere cannot lock its owner out. Guesses from many networks are counted together; trusted devices and networks,
// from which the account was logged in to before, are not counted among these strangers, and each network by itself: a shop's is everybody's.
import {
  countedInMemory,
  HOUR,
  MINUTE,
  type RateLimitClass,
} from '../../platform/manifest/rate-limit-class.js';

export const LOGIN: RateLimitClass = {
  name: 'login',
  rules: [
    { by: 'address-and-device', calls: 10, seconds: MINUTE },
    { by: 'address-and-network', calls: 10, seconds: MINUTE },
    { by: 'address-among-strangers', calls: 60, seconds: HOUR },
    { by: 'address-in-trusted-network', calls: 60, seconds: HOUR },
    { by: 'network', calls: 30, seconds: MINUTE },
    { by: 'site', calls: 90, seconds: MINUTE },
  ],
  isExpensive: true,
};
/** Passkeys and second-factor codes presented at log-in. */
export const LOGIN_PROOF: RateLimitClass = {
  name: 'login-proof',
  rules: [{ by: 'network', calls: 60, seconds: MINUTE }],
};
/** Costs no more than a signature, and each log-in form asks for one as it opens. */
export const LOGIN_CHALLENGE: RateLimitClass = {
  name: 'login-challenge',
  rules: [countedInMemory('network', 600, MINUTE)],
};
/** Codes of two-step verification for one account, from all networks together: one in a million fits, three are valid at a time. */
export const ONE_TIME_CODE: RateLimitClass = {
  name: 'one-time-code',
  rules: [{ by: 'account', calls: 10, seconds: 15 * MINUTE }],
};
export const ONE_TIME_CODE_A_DAY: RateLimitClass = {
  name: 'one-time-code-a-day',
  rules: [{ by: 'account', calls: 60, seconds: 24 * HOUR }],
};
/** Counted apart, so that somebody who uses up the codes above does not keep the owner out. */
export const RECOVERY_CODE: RateLimitClass = {
  name: 'recovery-code',
  rules: [{ by: 'account', calls: 10, seconds: HOUR }],
};
/** Mails with a link, to somebody who is not logged in. */
export const MAIL: RateLimitClass = {
  name: 'mail',
  rules: [
    { by: 'address', calls: 5, seconds: HOUR },
    { by: 'network', calls: 60, seconds: HOUR },
    { by: 'site', calls: 180, seconds: HOUR },
  ],
};
export const REFRESH: RateLimitClass = {
  name: 'refresh',
  rules: [{ by: 'network', calls: 300, seconds: MINUTE }],
};

export const AUTH_LIMITS: readonly RateLimitClass[] = [
  LOGIN,
  LOGIN_PROOF,
  LOGIN_CHALLENGE,
  ONE_TIME_CODE,
  ONE_TIME_CODE_A_DAY,
  RECOVERY_CODE,
  MAIL,
  REFRESH,
];
