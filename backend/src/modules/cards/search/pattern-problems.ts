// What can be wrong with a regular expression, in the words of the public card database, and its bounds.

/** An expression that cannot be searched by; the message is for a person. */
export class PatternProblem extends Error {}

const invalid = (what: string): string => `Invalid regular expression: ${what}.`;

export const NO_OPERAND = invalid('quantifier operand invalid');
export const FAULTY_ESCAPE = invalid('invalid escape \\ sequence');
export const PARENTHESES = invalid('parentheses () not balanced');
export const BRACKETS = invalid('brackets [] not balanced');
export const BRACES = invalid('braces {} not balanced');
export const REPETITIONS = invalid('invalid repetition count(s)');
export const CHARACTER_CLASS = invalid('invalid character class');
export const CHARACTER_RANGE = invalid('invalid character range');
/** Our own words: the public database takes a reference and finds nothing by it. */
export const NO_REFERENCES = invalid('back references are not supported');
export const TOO_COMPLEX = 'Regular expression too complex.';
const TOO_NESTED = 'Too many nested groups.';
const TOO_REPETITIVE = 'Too much repetition.';

const MAX_PATTERN_LENGTH = 248;
const MAX_WEIGHT = 89;
const MAX_DEPTH = 2;
const MAX_REPETITIONS = 50;
const WEIGHTS: Readonly<Record<string, number>> = { '.': 1, '(': 1, '*': 2, '+': 2, '?': 2, '{': 2, '|': 4 };
const BOUND = /\{(?:\d+,)?(\d+)\}/g;

/** What an expression has too much of; its characters are counted, whatever they mean where they stand. */
export function textProblem(source: string): string | undefined {
  const characters = [...source];
  const length = characters.length + characters.filter((each) => each === '\\' || each === '"').length;
  const weight = characters.reduce((sum, each) => sum + (WEIGHTS[each] ?? 0), 0);
  if (length > MAX_PATTERN_LENGTH || weight > MAX_WEIGHT) return TOO_COMPLEX;
  if (deepest(characters) > MAX_DEPTH) return TOO_NESTED;
  const repeated = [...source.matchAll(BOUND)].reduce((sum, [, most]) => sum + Number(most), 0);
  return repeated > MAX_REPETITIONS ? TOO_REPETITIVE : undefined;
}

function deepest(characters: readonly string[]): number {
  let [depth, most] = [0, 0];
  for (const each of characters) {
    if (each === '(') most = Math.max(most, ++depth);
    if (each === ')') depth--;
  }
  return most;
}
