// What can stop the verbs of an account.
import { defineError } from '../../../kernel/domain-error.js';

export const emailTaken = defineError(
  'users.email-taken',
  'conflict',
  'An account with this email address already exists.',
);
export const storeNameTaken = defineError(
  'users.store-name-taken',
  'conflict',
  'Another store already has this name.',
);
export const userNotFound = defineError(
  'users.not-found',
  'missing',
  'There’s no account with this ID, or it’s closed.',
);
export const passwordsDiffer = defineError('users.passwords-differ', 'invalid', 'Passwords do not match.');
export const ofAge = defineError('users.of-age', 'invalid', 'Somebody born in that month is 18 or older.');
export const notYetBorn = defineError('users.not-yet-born', 'invalid', 'Choose a month that has begun.');
export const ageIsSaid = defineError(
  'users.age-is-said',
  'conflict',
  'You’ve already said when you were born. If it’s wrong, write to support.',
);
/** Also for those who would show them later. */
export const contactHidden = defineError(
  'users.contact-hidden',
  'conflict',
  'Until you’re 18, others don’t see your email address and phone number.',
);
export const notYourAccount = defineError(
  'users.not-yours',
  'forbidden',
  'This account belongs to someone else.',
);
export const accountClosed = defineError('users.account-closed', 'forbidden', 'This account is closed.');
export const editConflict = defineError(
  'users.changed-meanwhile',
  'outdated',
  'Your account has changed since you opened it. Reload it before saving.',
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
export const wrongPassword = defineError('users.wrong-password', 'invalid', 'Current password is incorrect.');
/** It is on the list of those that everybody tries first, or the same characters again and again. */
export const commonPassword = defineError(
  'users.common-password',
  'invalid',
  'This password is too easy to guess. Try a few words that only you would put together.',
);
export const personalPassword = defineError(
  'users.personal-password',
  'invalid',
  'A password made from your name or email address is easy to guess. Try a few unrelated words.',
);
export const breachedPassword = defineError(
  'users.breached-password',
  'invalid',
  'This password has appeared in a data breach elsewhere. Choose another one.',
);
