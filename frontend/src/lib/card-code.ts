/** A card's code as people type it (`FIN-527`, `fdn0429`), read into a set and a collector number. */
import { texts } from '../texts';

/** What the code names; the set in lower case, the number without leading zeros. */
export interface CardCode {
  set: string;
  number: string;
}

export const CARD_CODE_ERROR = texts.lib.codeFormat;

/**
 * Reads a card code: letters, then digits; dashes and spaces are ignored.
 * Returns null where the text is no such code: show `CARD_CODE_ERROR` then.
 */
export function parseCardCode(text: string): CardCode | null {
  const found = /^([a-z]+)0*(\d+)$/i.exec(text.replace(/[\s\p{Dash_Punctuation}]/gu, ''));
  if (!found?.[1] || !found[2]) return null;
  return { set: found[1].toLowerCase(), number: found[2] };
}

/** A set whose code begins with a digit or has one, its number, and what may stand between: `2X2-331`, `40K 12`, `8lm7`. */
const SET_AND_NUMBER = /^([a-z0-9]{3,6})[\s\p{Dash_Punctuation}#]+(\S*\d\S*)$/iu;
const RUN_TOGETHER = /^(?=[a-z]*\d)(?=\d*[a-z])([a-z0-9]{3})(\d+\S*)$/iu;
const NUMBER = /^\S*\d\S*$/u;

/**
 * The search that a text which no card was found by may mean: `2X2-331` is `set:2x2 cn:331`, `A-45` and `1★` are
 * numbers of some set. Anything else is searched for as it was typed.
 */
export function searchForCode(text: string): string {
  const typed = text.trim().replace(/\s+/g, ' ');
  const [, set, number] = SET_AND_NUMBER.exec(typed) ?? RUN_TOGETHER.exec(typed) ?? [];
  if (set && number) return `set:${set.toLowerCase()} cn:${withoutZeros(number)}`;
  return NUMBER.test(typed) ? `cn:${withoutZeros(typed)}` : typed;
}

const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, '');
