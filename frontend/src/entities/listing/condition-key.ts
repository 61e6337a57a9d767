/** The keys that choose the condition of the card in hand, so that no hand leaves the keyboard. */
import { CONDITION_LETTERS, CONDITIONS, type Condition } from '../../lib/listing-values';

/** For `aria-keyshortcuts`. */
export const CONDITION_SHORTCUTS = Object.values(CONDITION_LETTERS).join(' ');

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget;
}

/**
 * The condition that a key in the form of a card chooses: its letter, or its place from 1 to 5. In the price field
 * digits are the price; in a list of choices or a text letters are that list's or that text's.
 */
export function conditionOfKey({ key, ctrlKey, metaKey, altKey, target }: Press): Condition | null {
  if (ctrlKey || metaKey || altKey || target instanceof HTMLSelectElement || isWrittenIn(target)) return null;
  const lettered = CONDITIONS.find((condition) => CONDITION_LETTERS[condition] === key.toUpperCase());
  if (lettered || target instanceof HTMLInputElement) return lettered ?? null;
  return /^[1-5]$/.test(key) ? (CONDITIONS[Number(key) - 1] ?? null) : null;
}

/** A field for words. */
const isWrittenIn = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement &&
  target.type === 'text' &&
  target.getAttribute('inputmode') !== 'decimal';
