// What can stop somebody at the second factor.
import { defineError } from '../../../kernel/domain-error.js';

export const secondFactorNeeded = defineError(
  'auth.second-factor-needed',
  'unauthenticated',
  'Enter the code from your authenticator app.',
);
/** Not a 401 where somebody is logged in: the session is good, and a client would refresh it and try again. */
export const wrongCode = defineError(
  'auth.wrong-code',
  'invalid',
  'That code is incorrect or has already been used. Try the latest one.',
);
export const challengeExpired = defineError(
  'auth.challenge-expired',
  'unauthenticated',
  'That took too long. Please log in again.',
);
export const notConfirmed = defineError(
  'auth.not-confirmed',
  'invalid',
  'Confirm that it’s you with your password or a passkey.',
);
export const secondFactorIsOn = defineError(
  'auth.second-factor-on',
  'conflict',
  'Two-step verification is already on.',
);
export const secondFactorIsOff = defineError(
  'auth.second-factor-off',
  'conflict',
  'Two-step verification isn’t on.',
);
export const setUpExpired = defineError(
  'auth.set-up-expired',
  'conflict',
  'This setup has expired. Please start over.',
);
