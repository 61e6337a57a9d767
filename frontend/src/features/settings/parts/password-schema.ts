/** What the change of a password takes, with the product's words for what it does not. */
import * as v from 'valibot';
import { texts } from '../../../texts';

const words = texts.settings.password;

/** Fewest characters of a password. */
const PASSWORD_MIN = 8;

const filled = v.pipe(v.string(), v.nonEmpty(words.allNeeded));

export const passwordSchema = v.pipe(
  v.object({
    currentPassword: filled,
    newPassword: v.pipe(filled, v.minLength(PASSWORD_MIN, words.short)),
    confirmPassword: filled,
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      words.mismatch,
    ),
    ['confirmPassword'],
  ),
);
