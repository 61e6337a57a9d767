// The secret in the address of a person's own calendar: who has the address reads the calendar, so only a hash is kept.
import { createHash, randomBytes } from 'node:crypto';

/** What a secret looks like: 32 random bytes in base64url. */
export const SECRET_PATTERN = /^[\w-]{43}$/;

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. It is random, so a fast hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
