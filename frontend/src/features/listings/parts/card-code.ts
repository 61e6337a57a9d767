/** A card's code as people type it (`FIN-527`, `fdn0429`, `M19-1`, `2x2117`), read into a set and a collector number. */
import { texts } from '../../../texts';

/** What the code names; the set in lower case, the number without leading zeros. */
export interface CardCode {
  set: string;
  number: string;
}

/** The codes of all sets, in lower case; null while they are not known. */
export type SetCodes = ReadonlySet<string> | null;

export const CARD_CODE_ERROR = texts.lib.codeFormat;

const DASH_OR_SPACE = /[\s\p{Dash_Punctuation}]/gu;
const SEPARATOR = /[\s\p{Dash_Punctuation}/\\#_.:,|·]+/gu;
/** Digits between letters or before them, a letter or a star behind them, or a separator between digits. */
const NUMBER = /^(?:\p{L}{1,3}-)?[\p{L}*★†]{0,3}\d[\p{L}\d*★†‡+-]*$/u;
const SET = /^(?=.*[a-z])[a-z0-9]{2,6}$/i;

/**
 * Reads a card code: letters, then digits; dashes and spaces are ignored.
 * Returns null where the text is no such code.
 */
export function parseCardCode(text: string): CardCode | null {
  const found = /^([a-z]+)0*(\d+)$/i.exec(text.replace(DASH_OR_SPACE, ''));
  if (!found?.[1] || !found[2]) return null;
  return { set: found[1].toLowerCase(), number: found[2] };
}

/** Whether nothing but letters stands before the only group of digits: there is one way to read it. */
export const isPlainCode = (text: string): boolean =>
  parseCardCode(text) !== null && /^[^\d]*\d+$/.test(text.trim());

/**
 * Every card that a code may mean, the likeliest first; none where it is no code at all. A separator divides the set from the
 * number; without one, the codes of the sets decide. Where no set is called so, letters end where digits begin.
 */
export function readCardCodes(text: string, sets: SetCodes): CardCode[] {
  const typed = text.trim();
  const divided = atSeparators(typed);
  const known = divided.filter(({ set }) => sets?.has(set));
  if (known[0]) return [known[0]];
  const joined = typed.replace(SEPARATOR, '');
  const runTogether = withoutSeparator(joined);
  const knownJoined = runTogether.filter(({ set }) => sets?.has(set));
  if (knownJoined.length > 0) return knownJoined;
  const plain = parseCardCode(typed);
  const [first] = divided;
  // The letters of a set that nobody knows end where digits begin, unless a separator comes later: `ZZ9-5`.
  const isDivided = first !== undefined && /\d/.test(first.set);
  const guess = plain && !isDivided ? plain : (first ?? runTogether.find(isLikelyLength));
  return guess ? [guess] : [];
}

const isLikelyLength = ({ set }: CardCode): boolean => set.length === 3;

function atSeparators(typed: string): CardCode[] {
  return [...typed.matchAll(SEPARATOR)].flatMap(({ index, 0: separator }) => {
    const set = typed.slice(0, index).replace(SEPARATOR, '');
    return codeOf(set, typed.slice(index + separator.length));
  });
}

function withoutSeparator(joined: string): CardCode[] {
  return Array.from({ length: 5 }, (_, at) => at + 2).flatMap((length) =>
    /^\d/.test(joined.slice(length)) ? codeOf(joined.slice(0, length), joined.slice(length)) : [],
  );
}

function codeOf(set: string, rest: string): CardCode[] {
  const number = numberOf(rest);
  return SET.test(set) && NUMBER.test(number) ? [{ set: set.toLowerCase(), number }] : [];
}

/** A collector number as the card database has it: `#0012 a` is `12a`, `m19-1` of a reprint is `M19-1`. */
export function numberOf(typed: string): string {
  const number = typed
    .trim()
    .replace(/^#/, '')
    .replace(/[\p{Dash_Punctuation}/\\_.:,|·]+|\s*-\s*/gu, '-')
    .replace(/\s+/g, '');
  const [, origin, rest] = /^([a-z0-9]*[a-z][a-z0-9]*)-(\S+)$/i.exec(number) ?? [];
  return origin && rest ? `${origin.toUpperCase()}-${withoutZeros(rest)}` : withoutZeros(number);
}

const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, '');

/**
 * The codes to look up for one that was read: a number's letters in either case, a star that was typed as `*`, and the
 * promo of `M19-1p` in its own set. The likeliest first.
 */
export function variantsOf({ set, number }: CardCode, sets: SetCodes): CardCode[] {
  const isReprint = number.includes('-');
  const numbers = isReprint
    ? [number]
    : [number.toLowerCase(), number, number.toUpperCase()].flatMap((each) => [
        each,
        each.replaceAll('*', '★'),
      ]);
  const promo = `p${set}`;
  const inPromos =
    /^\d+[ps]$/i.test(number) && sets?.has(promo) ? [{ set: promo, number: number.toLowerCase() }] : [];
  return [...[...new Set(numbers)].map((each) => ({ set, number: each })), ...inPromos];
}

/** A code as people write it. */
export const writtenCode = ({ set, number }: CardCode): string => `${set.toUpperCase()}-${number}`;

/**
 * The search that helps where no card was found by a code: all of its set where there is such a set, otherwise that number in
 * any set. Anything else is searched for as it was typed.
 */
export function searchForCode(text: string, sets: SetCodes): string {
  const typed = text.trim().replace(/\s+/g, ' ');
  const [code] = readCardCodes(typed, sets);
  if (code && sets?.has(code.set)) return `set:${code.set}`;
  if (code && !sets) return `set:${code.set} cn:${code.number}`;
  if (/^[a-z]-\d/i.test(typed)) return `cn:${typed}`;
  if (code) return `cn:${code.number}`;
  return /^\S*\d\S*$/u.test(typed) ? `cn:${withoutZeros(typed)}` : typed;
}
