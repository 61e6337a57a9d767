/**
 * Reads a pasted list of cards to list, one line a card:
 *
 *     line     = [quantity] card {term}          4 FDN-429 NM 2.50
 *     quantity = number ["x"] | "x" number | word   4, 4x, 4 x, x4, (4), four; also after the card: x4, 4x; one where there is none
 *     card     = set number [name]               FDN-429, FDN 429, fdn0429, 2X2-331, A25 #12a, MH1 20
 *              | [name] "(" set [":" number] ")" [number] [name]     Lightning Bolt (2XM) 117, [2XM:117] Lightning Bolt
 *              | name                            Lightning Bolt
 *     term     = price | condition | finish | language, in any order
 *     price    = 2.50, 2,50, $3, 3$, 3           in US dollars
 *     condition= NM, LP, MP, HP, DMG or the whole words
 *     finish   = foil, *F*, etched, *E*, nonfoil
 *     language = JA, DE ... in capitals, or the language's name
 *
 * The codes of the sets decide what is a set: `MH1 20 3` is card 20 of MH1 for $3, `Opt 3` is a name and a price. Where they
 * are not known, a short word and a whole number are a set and its number. Empty lines, headings of decks and what begins with
 * `//` or `# ` say nothing. Unrecognized words are reported, never dropped.
 */

import { readTerm, type Term, withShortTerms } from '../../../entities/listing/listing-term';
import { texts } from '../../../texts';
import { numberOf, parseCardCode, readCardCodes, type SetCodes } from './card-code';

/** The card that a line names: by its place in a set, or by its name. */
export type NamedCard =
  | { set: string; number: string; name?: string; others?: readonly { set: string; number: string }[] }
  | { name: string; set?: string; counted?: Counted };

/** What a name means that begins with a number in words, where no card is called so: `Two Opt`. */
interface Counted {
  quantity: number;
  name: string;
}

/** What a line says; what it does not say is null. */
export interface ListedLine extends Term {
  /** The line as it was written. */
  text: string;
  quantity: number;
  card: NamedCard | null;
  /** Words that mean nothing here. */
  unrecognized: string;
}

/** No line that names a card is as long: what comes after is not read. */
const MAX_LINE_LENGTH = 400;

/** The most lines that are read at once. */
export const MAX_LINES = 500;

/** The lines of a text that say something. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !SAYS_NOTHING.test(line));

/** Headings of decks, with or without how many cards stand below them: `Creatures (12)`. */
const SAYS_NOTHING =
  /^(?:\/\/|#\s|(?:deck|sideboard|maindeck|main deck|commanders?|companion|maybeboard|about|mainboard|creatures?|instants?|sorcer(?:y|ies)|artifacts?|enchantments?|planeswalkers?|battles?|lands?|spells|tokens?)\s*(?:\(\d+\))?:?$|layout (?:main|sideboard):)/i;

const QUANTITY = /^(?:SB:\s*)?(?:(\d{1,4})(?:\s*[x×])?|[x×]\s*(\d{1,4})|\((\d{1,4})\))\s+(?=\S)/i;
const QUANTITIES: Readonly<Record<string, number>> = {
  playset: 4,
  ...Object.fromEntries(texts.listings.paste.numbers.map((word, nth) => [word, nth + 1])),
};
const IN_WORDS = new RegExp(`^(${Object.keys(QUANTITIES).join('|')})\\s+(?=\\S)`, 'i');
const AFTER = /^(?:[x×](\d{1,3})|(\d{1,3})[x×])$/i;
const IN_BRACKETS = /^(.*?)\s*[([]\s*([a-z0-9]{2,6})(?::(\S*?\d\S*?)[*+]?)?\s*[)\]]\s*(.*)$/i;
const NUMBER = /^#?(?:[a-z0-9]{1,5}-)?[a-z]?\d+[a-z★†*]*$/i;
const SET = /^(?=.*[a-z])[a-z0-9]{2,5}$/i;

/** What one line says; `sets` are the codes of all sets. */
export function readLine(text: string, sets: SetCodes = null): ListedLine {
  const line = withShortTerms(tidy(text.slice(0, MAX_LINE_LENGTH)));
  const [counted = '', ...numbers] = QUANTITY.exec(line) ?? [];
  const number = numbers.find((each) => each !== undefined);
  const { card, quantity, rest } = readCounted(line.slice(counted.length), number === undefined, sets);
  const said: ListedLine = { text, quantity: Number(number ?? quantity), card, unrecognized: '', ...NO_TERM };
  const unrecognized = rest.filter((word) => !applyTerm(said, word, number === undefined && quantity === 1));
  return { ...said, unrecognized: unrecognized.join(' ') };
}

/** A number in words counts a card that is named by its code; before a name it may be the name's own: `Three Visits`. */
function readCounted(line: string, mayCount: boolean, sets: SetCodes): Read & { quantity: number } {
  const [counted = '', word = ''] = (mayCount && IN_WORDS.exec(line)) || [];
  const whole = readCard(line, sets);
  const quantity = QUANTITIES[word.toLowerCase()];
  if (!quantity) return { ...whole, quantity: 1 };
  const counting = readCard(line.slice(counted.length), sets);
  if (counting.card && 'number' in counting.card) return { ...counting, quantity };
  if (!whole.card || 'number' in whole.card || !counting.card?.name) return { ...whole, quantity: 1 };
  return { ...whole, quantity: 1, card: { ...whole.card, counted: { quantity, name: counting.card.name } } };
}

const NO_TERM: Term = { price: null, condition: null, finish: null, language: null };

/** Tables have tabs, semicolons, commas and quotation marks between their columns. */
const tidy = (text: string): string =>
  text
    .replace(/[\t;|"]+/g, ' ')
    .replace(/,(?=\D)(?=\S)|(?<=\D),(?=\S)/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[-*•]\s+/, '')
    .trim();

/** Takes the word as one of the terms; false where it is none, or that was said before. */
function applyTerm(said: ListedLine, word: string, mayCount: boolean): boolean {
  const [, crossed, plain] = AFTER.exec(word) ?? [];
  if (mayCount && said.quantity === 1 && (crossed ?? plain)) {
    said.quantity = Number(crossed ?? plain);
    return true;
  }
  const term = readTerm(word.replace(/,$/, ''));
  const [kind] = Object.keys(term ?? {}) as (keyof Term)[];
  if (!term || !kind || said[kind] !== null) return false;
  Object.assign(said, term);
  return true;
}

interface Read {
  card: NamedCard | null;
  rest: string[];
}

/** The card at the beginning of a line, and the words after it. */
function readCard(line: string, sets: SetCodes): Read {
  const words = line.split(' ').filter((word) => word !== '');
  const [, before, set, inside, after] = IN_BRACKETS.exec(line) ?? [];
  if (set !== undefined && (sets === null || sets.has(set.toLowerCase()) || before))
    return inBrackets(trimmed(before), set.toLowerCase(), inside, after ?? '');
  const [first = '', second = ''] = words.map(trimmed);
  const known = atFirst(first, words, sets, true) ?? atSecond(first, second, words, sets);
  return known ?? atFirst(first, words, sets, false) ?? byName(words);
}

/** A set and its number in one word; of a set that is known, where `known` asks for that. */
function atFirst(first: string, words: string[], sets: SetCodes, known: boolean): Read | null {
  const [code, ...others] = readCardCodes(first, sets);
  const isKnown = code !== undefined && sets?.has(code.set) === true;
  if (!code || !(isKnown || (mayBeCode(first, sets) && !(known && sets)))) return null;
  return withName({ ...code, ...(others.length > 0 && { others }) }, words.slice(1));
}

/** Where its set is not among those that are known, a word is a code if it cannot be part of a name. */
const mayBeCode = (word: string, sets: SetCodes): boolean =>
  parseCardCode(word) !== null ||
  (sets === null
    ? /^(?=[a-z0-9]*[a-z])[a-z0-9]{2,6}\p{Dash_Punctuation}+#?\S*\d/iu
    : /^[a-z0-9]{3,6}-#?\d+[a-z]?$/i
  ).test(word);

/** A set, and its number in the next word. */
function atSecond(first: string, second: string, words: string[], sets: SetCodes): Read | null {
  if (!NUMBER.test(second) || !SET.test(first)) return null;
  if (sets && !sets.has(first.toLowerCase())) return null;
  return withName({ set: first.toLowerCase(), number: numberOf(second) }, words.slice(2));
}

/** Words after a code that are none of the terms are the card's name. */
function withName(card: { set: string; number: string }, words: string[]): Read {
  const end = words.findIndex((word) => readTerm(trimmed(word)) !== null || AFTER.test(word));
  const name = trimmed(words.slice(0, end < 0 ? words.length : end).join(' '));
  return /\p{L}{2}.*\p{L}/u.test(name) && /^\p{Lu}\p{Ll}/u.test(name)
    ? { card: { ...card, name }, rest: end < 0 ? [] : words.slice(end) }
    : { card, rest: words };
}

function inBrackets(name: string, set: string, inside: string | undefined, after: string): Read {
  const words = after.split(' ').filter((word) => word !== '');
  const number = trimmed(words[0]);
  const named = inside === undefined && NUMBER.test(number) ? number : inside;
  const left = named === inside ? words : words.slice(1);
  if (name === '') {
    const read = byName(left);
    const called = read.card?.name;
    if (named)
      return { card: { set, number: numberOf(named), ...(called && { name: called }) }, rest: read.rest };
    return { card: called ? { name: called, set } : null, rest: read.rest };
  }
  return named
    ? { card: { set, number: numberOf(named), name }, rest: left }
    : { card: { name, set }, rest: words };
}

/** A name goes as far as the first of the terms that end the line. */
function byName(words: string[]): Read & { card: { name: string } | null } {
  let end = words.length;
  while (end > 1 && (readTerm(trimmed(words[end - 1])) || AFTER.test(trimmed(words[end - 1])))) end -= 1;
  const name = trimmed(words.slice(0, end).join(' '));
  return {
    card: /\p{L}/u.test(name) ? { name } : null,
    rest: /\p{L}/u.test(name) ? words.slice(end) : words,
  };
}

const trimmed = (word = ''): string => word.replace(/[\s,]+$/, '');
