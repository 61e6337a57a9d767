/**
 * Reads a pasted list of cards to list, one line a card:
 *
 *     line     = [quantity] card {term}          4 FDN-429 NM 2.50
 *     quantity = number ["x"] | "x" number       4, 4x, 4 x, x4; one where there is none
 *     card     = set number                      FDN-429, FDN 429, fdn0429, 2X2-331, A25 #12a
 *              | [name] "(" set ")" [number]     Lightning Bolt (2XM) 117
 *              | name                            Lightning Bolt
 *     term     = price | condition | finish | language, in any order
 *     price    = 2.50, 2,50, $3, 3$, 3           in US dollars
 *     condition= NM, LP, MP, HP, DMG or the whole words
 *     finish   = foil, *F*, etched, *E*, nonfoil
 *     language = JA, DE ... in capitals, or the language's name
 *
 * A short word and a whole number are a set and its number: `Opt 3` is card 3 of the set OPT, `Opt $3` is a name and a
 * price. Empty lines and those that begin with `//` or `# ` say nothing. Words that mean nothing are told, never dropped.
 */
import { parseCardCode } from './card-code';
import { readTerm, type Term, withShortTerms } from './listing-term';

/** The card that a line names: by its place in a set, or by its name. */
export type NamedCard = { set: string; number: string; name?: string } | { name: string; set?: string };

/** What a line says; what it does not say is null. */
export interface ListedLine extends Term {
  /** The line as it was written. */
  text: string;
  quantity: number;
  card: NamedCard | null;
  /** Words that mean nothing here. */
  unread: string;
}

/** No line that names a card is as long: what comes after is not read. */
const LONGEST = 400;

/** So many lines are read at once. */
export const MOST_LINES = 500;

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\/\/|#\s)/.test(line));

const QUANTITY = /^(?:(\d{1,4})(?:\s*[x×])?|[x×](\d{1,4}))\s+(?=\S)/i;
const IN_BRACKETS = /^(.*?)\s*[([]\s*([a-z0-9]{2,6})\s*[)\]]\s*(.*)$/i;
const NUMBER = /^#?(?:[a-z0-9]{1,4}-)?\d+[a-z★†]*$/i;
const JOINED = /^(?=[a-z0-9]*[a-z])([a-z0-9]{2,6})\p{Dash_Punctuation}+#?(\S*\d[^\s.,]*)$/iu;
const SET = /^(?=.*[a-z])[a-z0-9]{2,5}$/i;

/** What one line says. */
export function readLine(text: string): ListedLine {
  const line = withShortTerms(tidy(text.slice(0, LONGEST)));
  const [counted = '', plain, crossed] = QUANTITY.exec(line) ?? [];
  const { card, rest } = readCard(line.slice(counted.length));
  const said: ListedLine = { text, quantity: Number(plain ?? crossed ?? 1), card, unread: '', ...NOTHING };
  const unread = rest.filter((word) => !put(said, word));
  return { ...said, unread: unread.join(' ') };
}

const NOTHING: Term = { price: null, condition: null, finish: null, language: null };

/** Tables have tabs, semicolons, commas and quotation marks between their columns. */
const tidy = (text: string): string =>
  text
    .replace(/[\t;|"]+/g, ' ')
    .replace(/,(?=\D)(?=\S)|(?<=\D),(?=\S)/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[-*•]\s+/, '')
    .trim();

/** Takes the word as one of the terms; false where it is none, or that was said before. */
function put(said: Term, word: string): boolean {
  const term = readTerm(word.replace(/,$/, ''));
  const [kind] = Object.keys(term ?? {}) as (keyof Term)[];
  if (!term || !kind || said[kind] !== null) return false;
  Object.assign(said, term);
  return true;
}

/** The card at the beginning of a line, and the words after it. */
function readCard(line: string): { card: NamedCard | null; rest: string[] } {
  const words = line.split(' ').filter((word) => word !== '');
  const [, before, set, after] = IN_BRACKETS.exec(line) ?? [];
  if (set !== undefined) return inBrackets(trimmed(before), set.toLowerCase(), after ?? '');
  const [first = '', second = ''] = words.map(trimmed);
  const joined = JOINED.exec(first);
  if (joined?.[1] && joined[2]) return { card: at(joined[1], joined[2]), rest: words.slice(1) };
  const code = parseCardCode(first);
  if (code) return { card: code, rest: words.slice(1) };
  if (SET.test(first) && NUMBER.test(second)) return { card: at(first, second), rest: words.slice(2) };
  return byName(words);
}

function inBrackets(name: string, set: string, after: string): { card: NamedCard | null; rest: string[] } {
  const words = after.split(' ').filter((word) => word !== '');
  const number = trimmed(words[0]);
  if (NUMBER.test(number))
    return { card: { ...at(set, number), ...(name && { name }) }, rest: words.slice(1) };
  return { card: name ? { name, set } : null, rest: words };
}

/** A name goes as far as the first of the terms that end the line. */
function byName(words: string[]): { card: NamedCard | null; rest: string[] } {
  let end = words.length;
  while (end > 1 && readTerm(trimmed(words[end - 1]))) end -= 1;
  const name = trimmed(words.slice(0, end).join(' '));
  return {
    card: /\p{L}/u.test(name) ? { name } : null,
    rest: /\p{L}/u.test(name) ? words.slice(end) : words,
  };
}

const trimmed = (word = ''): string => word.replace(/[\s,]+$/, '');

const at = (set: string, number: string) => ({
  set: set.toLowerCase(),
  number: number.replace(/^#/, '').replace(/^0+(?=\d)/, ''),
});
