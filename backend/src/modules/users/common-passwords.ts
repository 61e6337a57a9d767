// The passwords that everybody tries first: the list that @zxcvbn-ts ships, of those that have leaked most often.
import { dictionary } from '@zxcvbn-ts/language-common';
import { normalPassword, PASSWORD_LENGTH } from './domain/password.js';

/** Shorter ones are refused for their length. */
const COMMON = new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.min));

/** Whether a password is one of the list, whatever its case and whatever marks follow it. */
export function isCommon(password: string): boolean {
  const typed = normalPassword(password).trim().toLowerCase();
  return COMMON.has(typed) || COMMON.has(typed.replace(/[\p{P}\p{S}]+$/u, ''));
}
