// Keywords whose values are numbers, and how a number is written.
import type { Comparison, Query } from '../query.js';
import { OUT_OF_RANGE, unknownKeyword } from '../warnings.js';
import { EVERYTHING, type Given, type Ignored, ignored, type Keyword, meant, NOTHING } from './keyword.js';

/** The public database compares with nothing larger. */
const MAX_MAGNITUDE = 2_461_449_600;
const MAX_INTEGER = 2_147_483_647;
const NUMBER = /^-?(?:\d+\.?\d*|\.\d*)$/;
/** Some cards print halves. */
const HALVES = /^(?<minus>-?)(?<whole>\d*)½$/;
/** What a card has in place of a number counts as none. */
const ZERO = /^[*xyz]$/;

/** The number that a word says; undefined when it says none. `.5`, `2.` and `3½` are numbers, `*` and `x` are 0. */
export function numberOf(word: string): number | undefined {
  if (ZERO.test(word) || word === '.') return 0;
  const { minus, whole } = HALVES.exec(word)?.groups ?? {};
  if (whole !== undefined) return (Number(whole) + 0.5) * (minus ? -1 : 1);
  return NUMBER.test(word) && /\d/.test(word) ? Number(word) : undefined;
}

/** A keyword that compares with a number; `otherwise` reads what is none. */
export function numeric(
  names: readonly string[],
  compared: (comparison: Comparison, value: number) => Query,
  otherwise?: (word: string, comparison: Comparison, given: Given) => Query | Ignored | undefined,
): Keyword {
  return {
    names,
    read: (given) => {
      const comparison = meant(given.sign, '=');
      const word = given.value.toLowerCase();
      const value = numberOf(word);
      if (value === undefined) {
        return otherwise?.(word, comparison, given) ?? ignored(unknownKeyword(given.key));
      }
      return Math.abs(value) > MAX_MAGNITUDE ? ignored(OUT_OF_RANGE) : compared(comparison, value);
    },
  };
}

/** The same question about whole numbers, as large as the database holds. */
export function ofWhole(
  compared: (comparison: Comparison, value: number) => Query,
): (comparison: Comparison, value: number) => Query {
  return (comparison, value) => {
    const whole = Math.max(-MAX_INTEGER, Math.min(Math.floor(value), MAX_INTEGER));
    if (Number.isInteger(value)) return compared(comparison, whole);
    if (comparison === '=') return NOTHING;
    if (comparison === '!=') return EVERYTHING;
    return compared(comparison.startsWith('>') ? '>' : '<=', whole);
  };
}
