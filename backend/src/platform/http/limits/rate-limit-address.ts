// The e-mail address that a call is about, read from a body that nobody has validated yet: guards come before pipes.
import { emailKey } from '../../../kernel/email.js';

/** The key of the address, the same for every spelling of it. */
export function addressIn(body: unknown): string | undefined {
  const { email } = (body ?? {}) as { email?: unknown };
  if (typeof email !== 'string') return undefined;
  return emailKey(email.trim().slice(0, 254)) || undefined;
}
