// Conditions on what a printing or a card carries: words, flags, legality, rarity, and how often it was printed.
import { flagOf } from '../../facts/flags.js';
import type { Comparison, Counted, Trait } from '../query.js';
import { type Condition, certain, perhaps, SIGN, type Values } from './condition.js';

const WORD: Readonly<Record<Trait, (word: string) => string>> = {
  border: (word) => `p.border = ${word}`,
  frame: (word) => `p.frame = ${word} or ${word} = any (p.frame_effects)`,
  game: (word) => `${word} = any (p.games)`,
  language: (word) => `p.lang = ${word}`,
  layout: (word) => `p.layout = ${word}`,
  stamp: (word) => `p.stamp = ${word}`,
  watermark: (word) => `${word} = any (p.watermarks)`,
  'set-type': (word) => `p.set_code in (select s.code from cards.set_info s where s.set_type = ${word})`,
  finish: (word) => `${word} = any (p.finishes)`,
};

/** It carries this word. */
export const traitIs = (trait: Trait, value: string, values: Values): Condition =>
  certain('printing', WORD[trait](values.bind(value, 'text')));

/** Its card has this keyword. */
export const hasKeyword = (keyword: string, values: Values): Condition =>
  certain('rules', `r.keywords @> ${values.bind([keyword], 'text[]')}`);

/** It carries this flag, or its card does, by any of the flag's names. */
export function hasFlag(name: string, values: Values): Condition {
  const { flag, of } = flagOf(name) ?? { flag: name, of: 'printing' };
  if (of === 'card') return certain('rules', `r.flags @> ${values.bind([flag], 'text[]')}`);
  return certain('printing', `${values.bind(flag, 'text')} = any (p.flags)`);
}

const STATUS = { legal: 'r.legal', banned: 'r.banned', restricted: 'r.restricted' } as const;

/** Its card has this standing in a format. */
export const standsIn = (status: keyof typeof STATUS, format: string, values: Values): Condition =>
  certain('rules', `${values.bind(format, 'text')} = any (${STATUS[status]})`);

/** It is this rare; in comparisons the bonus is above the special, which is above the mythic. */
export const rarityIs = (comparison: Comparison, rank: number, values: Values): Condition =>
  certain('printing', `p.rarity_rank ${SIGN[comparison]} ${values.bind(rank, 'smallint')}`);

/** It is the first printing of its card in this regard. */
export const isFirst = (what: string, values: Values): Condition =>
  certain('printing', `${values.bind(what, 'text')} = any (p.firsts)`);

const COUNT: Readonly<Record<Counted, string>> = {
  prints: 'o.prints',
  'paper-prints': 'o.paper_prints',
  sets: 'o.sets',
  'paper-sets': 'o.paper_sets',
  artists: 'o.artists',
  illustrations: 'o.illustrations',
};

/** Its card has so many of these. */
export const countIs = (of: Counted, comparison: Comparison, value: number, values: Values): Condition =>
  perhaps('card', `${COUNT[of]} ${SIGN[comparison]} ${values.bind(value, 'numeric')}`);
