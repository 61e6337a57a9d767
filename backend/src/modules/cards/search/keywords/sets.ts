// Where a printing stands: its set, its block, its number; and `in:`, for any printing of the card.
import { allSetsOf, BLOCKS, type Block, blockOf } from '../../facts/blocks.js';
import type { Query } from '../query.js';
import { unknownOne } from '../warnings.js';
import {
  type Ignored,
  ignored,
  type Keyword,
  type Knowledge,
  meant,
  NOTHING,
  negated,
  word,
} from './keyword.js';
import { ofWhole } from './number.js';
import { rarityOf } from './rarity.js';
import { gameNamed, languageNamed, setTypeNamed } from './trait-words.js';

const SEPARATORS = /[\s'’.,:/&_-]/g;

/** A set's name as it is compared: case, spaces and most punctuation do not matter. */
export const plainSetName = (name: string): string => name.toLowerCase().replace(SEPARATORS, '');

const byNumber = ofWhole((comparison, value) => ({ kind: 'number', comparison, value }));

export const SETS: readonly Keyword[] = [
  word(['s', 'e', 'set', 'edition'], (value, { knowledge }) => ({
    kind: 'set',
    code: codeOf(value, knowledge),
  })),
  word(['b', 'block'], (value, { knowledge }) => blockNamed(value, knowledge)),
  word(['in'], (value, { knowledge }) => ({ kind: 'in', of: inside(value.toLowerCase(), knowledge) })),
  {
    names: ['cn', 'number', 'collector', 'collectornumber'],
    read: ({ sign, value }) => {
      const comparison = meant(sign, '=');
      if (/^\d+$/.test(value)) return byNumber(comparison, Number(value));
      const whole: Query = { kind: 'number-text', text: value.toLowerCase() };
      if (comparison === '!=') return negated(whole);
      return comparison === '=' ? whole : NOTHING;
    },
  },
];

function codeOf(value: string, { setCodes, setNames }: Knowledge): string {
  const code = value.toLowerCase();
  return setCodes?.has(code) ? code : (setNames?.get(plainSetName(value)) ?? code);
}

const BLOCKS_BY_NAME: ReadonlyMap<string, Block> = new Map(
  BLOCKS.map((block) => [plainSetName(block.name), block] as const),
);

/** A block goes by its own name, and by each of its sets; a set outside of blocks is one by itself. */
function blockNamed(value: string, knowledge: Knowledge): Query | Ignored {
  const code = codeOf(value, knowledge);
  const block = BLOCKS_BY_NAME.get(plainSetName(value)) ?? blockOf(code);
  if (block) return { kind: 'sets', codes: allSetsOf(block) };
  return knowledge.setCodes?.has(code) === false
    ? ignored(unknownOne('block', value))
    : { kind: 'sets', codes: [code] };
}

function inside(value: string, knowledge: Knowledge): Query {
  const code = codeOf(value, knowledge);
  if (knowledge.setCodes?.has(code)) return { kind: 'set', code };
  const rank = value.length > 1 ? rarityOf(value) : undefined;
  if (rank !== undefined) return { kind: 'rarity', comparison: '=', rank };
  const game = gameNamed(value);
  if (game) return { kind: 'trait', trait: 'game', value: game };
  const language = languageNamed(value);
  if (language) return { kind: 'trait', trait: 'language', value: language };
  const setType = setTypeNamed(value);
  return setType ? { kind: 'trait', trait: 'set-type', value: setType } : { kind: 'set', code };
}
