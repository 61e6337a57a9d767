/** The rules of the forms around logging in, fetched when somebody turns to one of them. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { safeParse } from 'valibot';
import { emailSchema, loginSchema, resetPasswordSchema, signUpSchema } from './schemas';

export const signUpRules = standardSchemaResolver(signUpSchema);
export const logInRules = standardSchemaResolver(loginSchema);
export const emailRules = standardSchemaResolver(emailSchema);
export const newPasswordRules = standardSchemaResolver(resetPasswordSchema);

/** The address as it is sent, or what is wrong with it. */
export function readEmail(typed: string): { email: string } | { problem: string } {
  const read = safeParse(emailSchema, { email: typed });
  return read.success ? read.output : { problem: read.issues[0].message };
}
