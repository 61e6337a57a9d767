// What can stop somebody with a passkey.
import { defineError } from '../../../kernel/domain-error.js';

/** The most passkeys of one account. */
export const MAX_PASSKEYS = 20;

/** The same for one that nobody has and one that is not right: it tells nothing of anybody. */
export const passkeyRefused = defineError(
  'auth.passkey-refused',
  'unauthenticated',
  'This passkey can’t be used here. Try another one, or log in with your password.',
);
export const passkeyNotAdded = defineError(
  'auth.passkey-not-added',
  'invalid',
  'This passkey couldn’t be added. Please try again.',
);
export const passkeyTaken = defineError(
  'auth.passkey-taken',
  'conflict',
  'This passkey has already been added.',
);
export const tooManyPasskeys = defineError(
  'auth.too-many-passkeys',
  'conflict',
  'You can have up to 20 passkeys. Remove one to add another.',
);
export const unknownPasskey = defineError('auth.unknown-passkey', 'missing', 'This passkey doesn’t exist.');
