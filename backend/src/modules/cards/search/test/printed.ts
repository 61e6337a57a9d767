// Makes queries up, and writes queries down as a person would type them.

import type { Random } from '../../../../../test/random.js';
import { joined } from '../joined.js';
import type { Comparison, Query } from '../query.js';

const COMPARISONS: readonly Comparison[] = ['=', '!=', '<', '<=', '>', '>='];
const FIELDS = { type: 't', oracle: 'o', 'full-oracle': 'fo', flavor: 'ft', name: 'name' } as const;
const COLOUR_FIELDS = { colour: 'c', identity: 'id', produced: 'produces' } as const;
const FIGURES = {
  'mana-value': 'mv',
  power: 'pow',
  toughness: 'tou',
  'power-toughness': 'pt',
  loyalty: 'loy',
  edhrec: 'edhrec',
} as const;
const COUNTED = {
  prints: 'prints',
  sets: 'sets',
  'paper-prints': 'paperprints',
  'paper-sets': 'papersets',
  artists: 'artists',
  illustrations: 'illustrations',
} as const;
const TRAITS = {
  border: 'gold',
  frame: 'showcase',
  game: 'arena',
  language: 'ja',
  layout: 'saga',
  stamp: 'oval',
  watermark: 'tide',
  'set-type': 'core',
  finish: 'etched',
} as const;
const TRAIT_KEYS = { language: 'lang', watermark: 'wm', 'set-type': 'st' } as const;
const PARTS = ['elf', 'draw a card', '~ enters', "king's", '{t}: add'];

const of = <Key extends string>(random: Random, from: Readonly<Record<Key, unknown>>): Key =>
  pick(random, Object.keys(from) as Key[]);

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

const TERMS: readonly ((random: Random, comparison: Comparison) => Query)[] = [
  (random) => ({ kind: 'name', part: pick(random, PARTS) }),
  (random) => ({ kind: 'whole-name', name: pick(random, PARTS) }),
  (random) => ({ kind: 'text', field: pick(random, ['type', 'flavor']), part: pick(random, PARTS) }),
  (random) => ({
    kind: 'pattern',
    field: of(random, FIELDS),
    pattern: pick(random, ['^a.*b$', '\\d+ (x|y)']),
  }),
  (random) => ({ kind: 'artist', part: pick(random, PARTS) }),
  () => ({ kind: 'keyword', keyword: 'first strike' }),
  (random, comparison) => ({
    kind: 'colours',
    field: of(random, COLOUR_FIELDS),
    comparison,
    colours: pick(random, ['W', 'UB', 'WUBRG', 'RG']),
  }),
  (random, comparison) => ({
    kind: 'colour-count',
    field: of(random, COLOUR_FIELDS),
    comparison,
    count: random(6),
  }),
  (random, comparison) => ({ kind: 'mana', comparison, symbols: ['G', 'W/U', 'X'], generic: random(3) }),
  (random, comparison) => ({ kind: 'devotion', comparison, colours: 'WU', count: 1 + random(4) }),
  (random, comparison) => ({ kind: 'figure', figure: of(random, FIGURES), comparison, value: random(9) - 1 }),
  (_, comparison) => ({ kind: 'figures', left: 'power', comparison, right: 'toughness' }),
  (random) => ({ kind: 'mana-value-parity', parity: pick(random, ['even', 'odd']) }),
  (random, comparison) => ({ kind: 'rarity', comparison, rank: random(6) }),
  (random) => ({ kind: 'set', code: pick(random, ['brm', '40k']) }),
  (random, comparison) => ({ kind: 'number', comparison, value: random(400) }),
  (random) => ({ kind: 'number-text', text: pick(random, ['12a', '1★', 'a-45']) }),
  (random) => ({ kind: 'in', of: { kind: 'rarity', comparison: '=', rank: random(6) } }),
  (random, comparison) => ({ kind: 'released', comparison, day: pick(random, ['2024-02-29', '1993-08-05']) }),
  (_, comparison) => ({ kind: 'released-with', comparison, set: 'brm' }),
  (random, comparison) => ({ kind: 'year', comparison, year: 1993 + random(40) }),
  (random) => ({
    kind: 'legality',
    status: pick(random, ['legal', 'banned', 'restricted']),
    format: 'modern',
  }),
  (random, comparison) => ({
    kind: 'price',
    currency: pick(random, ['usd', 'eur', 'tix']),
    comparison,
    cents: random(1000),
  }),
  (random) => ({ kind: 'cheapest', currency: pick(random, ['usd', 'eur', 'tix']) }),
  (random) => {
    const trait = of(random, TRAITS);
    return { kind: 'trait', trait, value: TRAITS[trait] };
  },
  (random) => ({ kind: 'flag', flag: pick(random, ['foil', 'reprint', 'watermark']) }),
  (random) => ({ kind: 'new', what: pick(random, ['rarity', 'art', 'frame']) }),
  (random, comparison) => ({ kind: 'count', of: of(random, COUNTED), comparison, value: random(9) }),
  (random) => ({ kind: 'id', of: pick(random, ['mtgo', 'arena']), value: String(1 + random(999)) }),
];

/** A query of a few terms. */
export function randomQuery(random: Random, depth: number): Query {
  const choice = depth === 0 ? 3 : random(6);
  if (choice === 0) {
    const inner = randomQuery(random, depth - 1);
    return inner.kind === 'not' ? inner : { kind: 'not', of: inner };
  }
  if (choice < 3) {
    const parts = Array.from({ length: 2 + random(2) }, () => randomQuery(random, depth - 1));
    return joined(choice === 1 ? 'all' : 'any', parts) ?? randomQuery(random, 0);
  }
  return pick(random, TERMS)(random, pick(random, COMPARISONS));
}

const quoted = (text: string): string => `"${text}"`;
const symbols = (all: readonly string[]): string => all.map((symbol) => `{${symbol}}`).join('');

/** The query as text. */
export function printed(query: Query): string {
  switch (query.kind) {
    case 'all':
      return query.of.map((part) => `(${printed(part)})`).join(' ');
    case 'any':
      return query.of.map((part) => `(${printed(part)})`).join(' or ');
    case 'not':
      return `-(${printed(query.of)})`;
    case 'in':
      return query.of.kind === 'rarity' ? `in:${rarity(query.of.rank)}` : '';
    default:
      return printedTerm(query);
  }
}

const rarity = (rank: number): string =>
  ['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus'][rank] ?? '';

function printedTerm(query: Exclude<Query, { readonly kind: 'all' | 'any' | 'not' | 'in' }>): string {
  switch (query.kind) {
    case 'name':
      return quoted(query.part);
    case 'whole-name':
      return `!${quoted(query.name)}`;
    case 'text':
      return `${FIELDS[query.field]}:${quoted(query.part)}`;
    case 'pattern':
      return `${FIELDS[query.field]}:/${query.pattern}/`;
    case 'artist':
      return `a:${quoted(query.part)}`;
    case 'keyword':
      return `kw:${quoted(query.keyword)}`;
    case 'colours':
      return `${COLOUR_FIELDS[query.field]}${query.comparison}${query.colours}`;
    case 'colour-count':
      return `${COLOUR_FIELDS[query.field]}${query.comparison}${query.count}`;
    case 'mana':
      return `m${query.comparison}{${query.generic}}${symbols(query.symbols)}`;
    case 'devotion':
      return `devotion${query.comparison}${`{${[...query.colours].join('/')}}`.repeat(query.count)}`;
    case 'figure':
      return `${FIGURES[query.figure as keyof typeof FIGURES]}${query.comparison}${query.value}`;
    case 'figures':
      return `pow${query.comparison}tou`;
    case 'mana-value-parity':
      return `mv:${query.parity}`;
    default:
      return printedPrinting(query as Extract<Query, { readonly kind: string }>);
  }
}

function printedPrinting(query: Query): string {
  switch (query.kind) {
    case 'rarity':
      return `r${query.comparison}${rarity(query.rank)}`;
    case 'set':
      return `e:${query.code}`;
    case 'number':
      return `cn${query.comparison}${query.value}`;
    case 'number-text':
      return `cn:${query.text}`;
    case 'released':
      return `date${query.comparison}${query.day}`;
    case 'released-with':
      return `date${query.comparison}${query.set}`;
    case 'year':
      return `year${query.comparison}${query.year}`;
    case 'legality':
      return `${query.status}:${query.format}`;
    case 'price':
      return `${query.currency}${query.comparison}${(query.cents / 100).toFixed(2)}`;
    case 'cheapest':
      return `cheapest:${query.currency}`;
    case 'trait':
      return `${TRAIT_KEYS[query.trait as keyof typeof TRAIT_KEYS] ?? query.trait}:${query.value}`;
    case 'flag':
      return `is:${query.flag}`;
    case 'new':
      return `new:${query.what}`;
    case 'count':
      return `${COUNTED[query.of]}${query.comparison}${query.value}`;
    case 'id':
      return `${query.of}id:${query.value}`;
    default:
      throw new Error(`No words for ${query.kind}`);
  }
}
