// What is said of a search that was not understood, in full or in part: the public card database's words where they are known.
import type { Comparison } from './query.js';

/** A search that cannot be answered at all; the message is for a person. */
export class UnreadableSearch extends Error {}

export const EMPTY = 'You didn‘t enter anything to search for.';
export const ALL_IGNORED = 'All of your terms were ignored.';
export const UNCLOSED_BRACKETS = 'Your search contains unclosed parentheses.';
export const TOO_MANY_PATTERNS = 'Too many regular expression operators used';
export const OPTION_IN_BRACKETS = 'Display options may not be specified inside parentheses.';
/** Our own words: the public database says nothing of it. */
export const UNSEARCHABLE_CHARACTER = 'Your search contains a character that can’t be searched for.';
/** Our own words: what an older version of the product read out of the cards is not what searches ask for. */
export const READING_AGAIN =
  'Cards are being reindexed after an update. Until that’s done, searches may miss some of them.';
/** Our own words. */
export const tooLong = (most: number): string => `Your search may be at most ${most} characters long.`;

/** The longest quotation, its ellipsis included. */
const QUOTED = 20;
const SHOWN_CHOICE = 10;

/** Quotes a text in lower case, cut between whole characters. */
export function quoted(text: string): string {
  const characters = [...text.toLowerCase()];
  return `“${characters.length > QUOTED ? `${characters.slice(0, QUOTED - 1).join('')}…` : characters.join('')}”`;
}

/** A term was ignored, and why. */
export const ignoredTerm = (source: string, reason: string): string =>
  `Invalid expression ${quoted(source)} was ignored. ${reason}`;

/** Our own words: a search is read as far as its bound. */
export const ignoredRest = (source: string, most: number): string =>
  `Invalid expression ${quoted(source)} was ignored, along with everything after it. A search can have at most ${most} terms.`;

/** A display option has a value that there is not, such as `order:shine`. */
export function unknownChoice(what: string, value: string): string {
  const characters = [...value.toLowerCase()];
  const shown =
    characters.length > SHOWN_CHOICE ? [...characters.slice(0, SHOWN_CHOICE - 3), '...'] : characters;
  return `Unknown ${what} “${shown.join('')}” was ignored`;
}

// Reasons. The missing full stops, the full stop inside the quotation and the misspelt words are the public database's.
export const unknownKeyword = (key: string): string => `Unknown keyword ${quoted(key)}.`;
export const unknownPatternKeyword = (key: string): string =>
  `Unknown regular expression keyword ${quoted(key)}.`;
export const unknownAbility = (word: string): string => `Unknown keyword ${quoted(word)}`;
export const unknownColour = (letter: string): string => `Unknown color ${quoted(letter)}`;
export const COLOURED_AND_COLOURLESS = 'A card cannot be both colored and colorless.';
export const multicolourWithOthers = (key: string, others: string): string =>
  `Using “m” with other colors is no longer supported. Use ${key}>${others} instead.`;
export const unknownSymbols = (symbols: string): string =>
  `Unknown mana symbols “${quoted(symbols).slice(1, -1).toUpperCase()}”.`;
export const DEVOTION_TO_MORE = 'Devotion can only match single color or hybrid mana.';
export const NO_MANA_VALUE = 'The value must be a number, or “even”/“odd”';
export const OUT_OF_RANGE = 'Value out of range';
export const SAME_SIDES = 'The sides of your comparison must be different.';
export const unknownRarity = (word: string): string => `Unknown rarity ${quoted(`${word}.`)}`;
export const unknownDay = (value: string): string => `Invalid date or unknown set code ${quoted(value)}`;
export const invalidDay = (value: string): string => `Invalid date ${quoted(value)}`;
export const unknownFormat = (word: string): string => `Unknown game format ${quoted(word)}`;
export const unknownLanguage = (word: string): string => `Unknown language \`${quoted(word).slice(1, -1)}\``;
export const unknownGame = (word: string): string => `Unknown game \`${quoted(word).slice(1, -1)}\``;
export const unknownOne = (what: string, word: string): string => `Unknown ${what} ${quoted(word)}`;
export const unknownFlag = (word: string): string => `Checking if cards are ${quoted(word)} is not supported`;
export const unknownNovelty = (word: string): string =>
  `Checking if cards have a new ${quoted(word)} is not supported`;
export const NO_UUID = 'You must provide a valid v4 UUID.';
export const NO_INTEGER = 'You must provide a vaid interger';

// Reasons in our own words: the public database answers what we cannot.
export const unanswerable = (key: string): string =>
  `The keyword ${quoted(key)} can’t be answered from this catalog’s data.`;
export const incomparable = (left: string, sign: Comparison | ':', right: string): string =>
  `Comparing ${quoted(left)} with ${quoted(right)} by ${quoted(sign)} is not supported.`;
