// What a password may be. How it is kept is the business of password-hashes.ts.

/** Shortest and longest password, in UTF-16 units as a browser counts them. */
export const PASSWORD_LENGTH = { min: 8, max: 256 } as const;

/** Any text but NUL and broken surrogate pairs, which not every layer underneath would keep apart. */
export const PASSWORD_TEXT = /^[^\0\p{Cs}]*$/u;

/** One form for the ways in which keyboards compose the same letter, so that a phone's password works on a laptop. */
export const normalPassword = (typed: string): string => typed.normalize('NFKC');
