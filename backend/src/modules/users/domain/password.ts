// What a password may be. How it is kept is the business of password-hashes.ts.

/** Shortest and longest password, in UTF-16 units as a browser counts them. */
export const PASSWORD_LENGTH = { min: 8, max: 256 } as const;

/** Any text but NUL and broken surrogate pairs, which not every layer underneath would keep apart. */
export const PASSWORD_TEXT = /^[^\0\p{Cs}]*$/u;

/** Whose password it is, as far as others may know it. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/** One form for the ways in which keyboards compose the same letter, so that a phone's password works on a laptop. */
export const normalPassword = (typed: string): string => typed.normalize('NFKC');

/** Whether it is made of blanks, or of one or two characters again and again. */
export function isMonotonous(password: string): boolean {
  const characters = new Set(normalPassword(password).toLowerCase().replace(/\s+/gu, ''));
  return characters.size <= 2;
}

/** A part of a name that is shorter says too little: it is in many good passwords. */
const MIN_PART = 4;
/** What people add to a name to make a password of it. */
const ADDED = /^\p{L}{0,2}\d{0,8}$/u;

/** Whether it says little more than its owner's name or e-mail address, or the name of this site. */
export function isPersonal(password: string, { name, email }: PasswordOwner): boolean {
  const [local = ''] = email.split('@');
  const parts = [...name.split(/[^\p{L}\p{N}]+/u), ...local.split(/[^\p{L}\p{N}]+/u)];
  const known = [email, local, name, ...parts.filter((part) => part.length >= MIN_PART), 'playset']
    .map(letters)
    .filter((text) => text.length >= MIN_PART)
    .sort((one, other) => other.length - one.length);
  const typed = letters(password);
  const rest = known.reduce((left, text) => left.replaceAll(text, ''), typed);
  return rest !== typed && ADDED.test(rest.replaceAll(/[^\p{L}\d]/gu, ''));
}

/** Letters and digits alone, without case and accents. */
const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
