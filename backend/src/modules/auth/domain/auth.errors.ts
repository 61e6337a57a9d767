// What can stop somebody from getting in, or from using a link in a mail.
import { defineError } from '../../../kernel/domain-error.js';

export const wrongCredentials = defineError(
  'auth.wrong-credentials',
  'unauthenticated',
  'Login failed. Please check your credentials.',
);
export const emailNotVerified = defineError(
  'auth.email-not-verified',
  'forbidden',
  'Please verify your email before logging in.',
);
export const accountDisabled = defineError('auth.account-disabled', 'forbidden', 'This account is disabled.');
export const unknownSession = defineError('auth.unknown-session', 'missing', 'This session doesn’t exist.');
export const linkInvalid = defineError('auth.link-invalid', 'invalid', 'This link isn’t valid.');
export const linkExpired = defineError(
  'auth.link-expired',
  'invalid',
  'This link has expired. Request a new one.',
);
export const linkUsed = defineError('auth.link-used', 'invalid', 'This link has already been used.');
/** Not a 401: there is no session that a client could refresh. */
export const notSignedUpHere = defineError(
  'auth.not-signed-up-here',
  'forbidden',
  'This link can’t log you in here. Log in with your password.',
);
export const askedTooSoon = defineError(
  'auth.asked-too-soon',
  'limited',
  'You requested an email less than a minute ago. Wait a moment and try again.',
);
