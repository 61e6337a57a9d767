// Recovery codes: 80 random bits each, so a plain hash is enough to keep; each logs in once.
import { createHash, randomBytes } from 'node:crypto';

/** How many an account gets. */
export const CODE_COUNT = 10;
/** Crockford's base 32: nothing in it is taken for something else. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** New codes, as their owner writes them down: `4fz8-0k3m-…`. */
export const generateCodes = (): string[] =>
  Array.from({ length: CODE_COUNT }, () =>
    [...randomBytes(LENGTH)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );

/** What is kept of a code, the same for every way to write it down. */
export function hashOfCode(account: string, code: string): string {
  const read = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/[oil]/g, (letter) => LOOKALIKES[letter] ?? letter);
  return createHash('sha256').update(`${account}|${read}`).digest('base64url');
}
