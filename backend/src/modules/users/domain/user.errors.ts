// What can stop the verbs of an account.
import { defineError } from '../../../kernel/domain-error.js';

export const emailTaken = defineError(
  'users.email-taken',
  'conflict',
  'An account with this email address exists already.',
);
export const passwordsDiffer = defineError('users.passwords-differ', 'invalid', 'Passwords do not match.');
