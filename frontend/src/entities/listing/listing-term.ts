/** The words in a pasted list that say for what a card is offered: price, condition, finish, language. */

import type { Condition, Finish } from '../../lib/listing-values';
import { CONDITIONS, FINISHES } from '../../lib/listing-values';
import { texts } from '../../texts';

/** What was said; null where nothing was. The price as it is typed into a price field. */
export interface Term {
  price: string | null;
  condition: Condition | null;
  finish: Finish | null;
  language: string | null;
}

const CONDITION_OF: Record<string, Condition> = {
  nm: 'NEAR_MINT',
  mint: 'NEAR_MINT',
  ex: 'LIGHTLY_PLAYED',
  sp: 'LIGHTLY_PLAYED',
  lp: 'LIGHTLY_PLAYED',
  mp: 'MODERATELY_PLAYED',
  hp: 'HEAVILY_PLAYED',
  dmg: 'DAMAGED',
  dm: 'DAMAGED',
  damaged: 'DAMAGED',
};

const FINISH_OF: Record<string, Finish> = {
  foil: 'FOIL',
  '*f*': 'FOIL',
  etched: 'ETCHED',
  '*e*': 'ETCHED',
  nonfoil: 'NONFOIL',
  'non-foil': 'NONFOIL',
};

/** Codes as other lists have them, beside the card database's own. */
const OTHER_LANGUAGES: Record<string, string> = { JP: 'ja', KR: 'ko', CN: 'zhs', TW: 'zht' };
const PRICE = /^(?:us)?\$?(\d{1,6})(?:[.,](\d{1,2}))?\$?$/i;

/** What people write on their boxes: the same in every language. */
export const CONDITION_SHORT: Record<Condition, string> = {
  NEAR_MINT: 'NM',
  LIGHTLY_PLAYED: 'LP',
  MODERATELY_PLAYED: 'MP',
  HEAVILY_PLAYED: 'HP',
  DAMAGED: 'DMG',
};

/** Whole words, each with the short one that represents it. */
const LONG: [long: RegExp, short: string][] = [
  [/\bnear[ -]mint\b/gi, 'NM'],
  [/\b(?:lightly|slightly)[ -]played\b/gi, 'LP'],
  [/\bmoderately[ -]played\b/gi, 'MP'],
  [/\bheavily[ -]played\b/gi, 'HP'],
  [/\b(?:non?)[ -]foil\b/gi, 'nonfoil'],
];

/** The line with terms of one word only; also the words that the page itself has for them. */
export function withShortTerms(line: string): string {
  let short = line;
  for (const [long, word] of LONG) short = short.replace(long, word);
  for (const condition of CONDITIONS) {
    const t = texts.lib.conditions[condition];
    if (t.includes(' ')) short = short.replace(new RegExp(t, 'gi'), CONDITION_SHORT[condition]);
  }
  return short;
}

/** What the word says, or null where it is none of the terms. */
export function readTerm(word: string): Partial<Term> | null {
  const [, dollars, cents] = PRICE.exec(word) ?? [];
  if (dollars !== undefined) return { price: cents === undefined ? dollars : `${dollars}.${cents}` };
  const low = word.toLowerCase();
  const condition = CONDITION_OF[low] ?? CONDITIONS.find((each) => low === lower(texts.lib.conditions[each]));
  if (condition) return { condition };
  const finish = FINISH_OF[low] ?? FINISHES.find((each) => low === lower(texts.lib.finishes[each]));
  if (finish) return { finish };
  const language = languageOf(word);
  return language ? { language } : null;
}

/** In capitals: `de` and `it` are words of names. */
function languageOf(word: string): string | null {
  if (OTHER_LANGUAGES[word]) return OTHER_LANGUAGES[word];
  const named = Object.entries(texts.cardLanguages).find(
    ([code, name]) => code.toUpperCase() === word || lower(name) === word.toLowerCase(),
  );
  return named?.[0] ?? null;
}

const lower = (words: string): string => words.toLowerCase();
