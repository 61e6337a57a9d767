/** What the forms take, with the product's words for what they do not. */
import * as v from 'valibot';
import { texts } from '../../../texts';

const ALL_REQUIRED = texts.auth.wrong.allRequired;
const LOGIN_REQUIRED = texts.auth.wrong.loginRequired;
const EMAIL_INVALID = texts.auth.wrong.emailInvalid;
const EMAIL_FIRST = texts.auth.wrong.emailFirst;

/** Fewest characters of a password. */
const PASSWORD_MIN = 8;

const emailAddress = (empty: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(empty), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, EMAIL_INVALID));

const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(ALL_REQUIRED),
  v.minLength(PASSWORD_MIN, texts.auth.wrong.passwordShort),
);

const confirmed = { password: newPassword, confirmPassword: v.pipe(v.string(), v.nonEmpty(ALL_REQUIRED)) };

const MISMATCH = texts.auth.wrong.passwordsDiffer;

type Confirmed = { password: string; confirmPassword: string };
const match = (typed: Confirmed) => typed.password === typed.confirmPassword;

export const signUpSchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(ALL_REQUIRED)),
    email: emailAddress(ALL_REQUIRED),
    ...confirmed,
  }),
  // Speaks up as soon as both are typed, also while other fields are still wrong.
  v.forward(v.partialCheck([['password'], ['confirmPassword']], match, MISMATCH), ['confirmPassword']),
);

export const loginSchema = v.object({
  // Whether the address exists is for the server to say.
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(LOGIN_REQUIRED)),
  password: v.pipe(v.string(), v.nonEmpty(LOGIN_REQUIRED)),
});

export const emailSchema = v.object({ email: emailAddress(EMAIL_FIRST) });

export const resetPasswordSchema = v.pipe(
  v.object(confirmed),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], match, MISMATCH), ['confirmPassword']),
);
