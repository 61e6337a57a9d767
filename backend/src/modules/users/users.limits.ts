// The rate limits of accounts.
import { HOUR, MINUTE, type RateLimitClass } from '../../platform/manifest/rate-limit-class.js';

export const SIGN_UP: RateLimitClass = {
  name: 'sign-up',
  rules: [
    { by: 'network', calls: 30, seconds: HOUR },
    { by: 'site', calls: 90, seconds: HOUR },
  ],
  isExpensive: true,
};
/** Whatever asks for the password again: a stolen access token gets no further guesses by moving to another network. */
export const PASSWORD: RateLimitClass = {
  name: 'password',
  rules: [{ by: 'account', calls: 10, seconds: 15 * MINUTE }],
  isExpensive: true,
};
/** The personal-data export, in one answer. */
export const PERSONAL_DATA: RateLimitClass = {
  name: 'personal-data',
  rules: [{ by: 'account', calls: 10, seconds: HOUR }],
  isExpensive: true,
};

export const USERS_LIMITS: readonly RateLimitClass[] = [SIGN_UP, PASSWORD, PERSONAL_DATA];
