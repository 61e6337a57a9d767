// The keywords of the search language that this catalogue understands.
import type { Comparison, Query } from './query.js';

type Keyword = (comparison: Comparison, value: string) => Query;

const NOTHING: Query = { kind: 'nothing' };
const LARGEST = 2_147_483_647;

const set: Keyword = (comparison, value) => {
  const named: Query = { kind: 'set', code: value.toLowerCase() };
  if (comparison === '!=') return { kind: 'not', of: named };
  return comparison === '=' ? named : NOTHING;
};

// A bare number compares with the digits alone, so that 12 finds 12a as well; anything else is the whole number.
const number: Keyword = (comparison, value) => {
  if (/^\d+$/.test(value)) {
    return { kind: 'number', comparison, value: Math.min(Number(value), LARGEST) };
  }
  const named: Query = { kind: 'number-text', text: value.toLowerCase() };
  if (comparison === '!=') return { kind: 'not', of: named };
  return comparison === '=' ? named : NOTHING;
};

/** Keywords by every name they go by. */
const KEYWORDS: ReadonlyMap<string, Keyword> = new Map([
  ...['set', 's', 'e', 'edition'].map((name) => [name, set] as const),
  ...['cn', 'number', 'collector'].map((name) => [name, number] as const),
]);

/** What `key operator value` asks for; undefined when the keyword is unknown. */
export function keywordTerm(key: string, operator: string, value: string): Query | undefined {
  return KEYWORDS.get(key)?.(operator === ':' ? '=' : (operator as Comparison), value);
}
