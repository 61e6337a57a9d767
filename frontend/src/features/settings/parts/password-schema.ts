/** What the change of a password takes, with the product's words for what it does not. */
import * as v from 'valibot';

export const ALL_PASSWORDS = 'Please fill out all password fields.';
export const PASSWORD_SHORT = 'New password must be at least 8 characters long.';
export const PASSWORD_MISMATCH = 'New password and confirmation do not match.';

/** Fewest characters of a password. */
const PASSWORD_MIN = 8;

const filled = v.pipe(v.string(), v.nonEmpty(ALL_PASSWORDS));

export const passwordSchema = v.pipe(
  v.object({
    currentPassword: filled,
    newPassword: v.pipe(filled, v.minLength(PASSWORD_MIN, PASSWORD_SHORT)),
    confirmPassword: filled,
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      PASSWORD_MISMATCH,
    ),
    ['confirmPassword'],
  ),
);
