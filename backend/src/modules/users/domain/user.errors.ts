// What can stop the verbs of an account.
import { defineError } from '../../../kernel/domain-error.js';

export const emailTaken = defineError(
  'users.email-taken',
  'conflict',
  'An account with this email address exists already.',
);
export const passwordsDiffer = defineError('users.passwords-differ', 'invalid', 'Passwords do not match.');
export const notYourAccount = defineError(
  'users.not-yours',
  'forbidden',
  'This account belongs to somebody else.',
);
export const accountClosed = defineError('users.account-closed', 'forbidden', 'This account is closed.');
export const changedMeanwhile = defineError(
  'users.changed-meanwhile',
  'outdated',
  'Your account was changed elsewhere since you opened it. Load it again before you save.',
);
export const nothingToChange = defineError(
  'users.nothing-to-change',
  'invalid',
  'Send at least one field to change.',
);
export const onlyStoresHaveWebsites = defineError(
  'users.website-only-for-stores',
  'invalid',
  'Only stores can have a website.',
);
/** Not a 401: the session is good, and a client would refresh it and try again. */
export const wrongPassword = defineError('users.wrong-password', 'invalid', 'Current password is not right.');
