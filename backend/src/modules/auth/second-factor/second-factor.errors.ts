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
  'That code isn’t right, or it was used already. Try the newest one.',
);
export const challengeExpired = defineError(
  'auth.challenge-expired',
  'unauthenticated',
  'This took too long. Please log in again.',
);
export const notConfirmed = defineError(
  'auth.not-confirmed',
  'invalid',
  'Confirm that it’s you with your password or a passkey.',
);
export const secondFactorIsOn = defineError(
  'auth.second-factor-on',
  'conflict',
  'Two-step verification is on already.',
);
export const secondFactorIsOff = defineError(
  'auth.second-factor-off',
  'conflict',
  'Two-step verification isn’t on.',
);
export const setUpExpired = defineError(
  'auth.set-up-expired',
  'conflict',
  'This set-up has expired. Please start again.',
);
