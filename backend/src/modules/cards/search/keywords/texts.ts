// What is written on a card: name, type, rules, flavor text, artist, and the abilities that the rules name.
import { straight } from '../../facts/texts.js';
import type { Query, TextField } from '../query.js';
import { patternProblem } from '../regular-expression.js';
import { unknownAbility } from '../warnings.js';
import { type Given, type Ignored, ignored, type Keyword, word } from './keyword.js';

export const TEXTS: readonly Keyword[] = [
  word(['name'], (value, given) => patternOf('name', given) ?? { kind: 'name', part: value }, {
    patterns: true,
  }),
  text('type', ['t', 'type']),
  text('oracle', ['o', 'oracle']),
  text('full-oracle', ['fo', 'fulloracle']),
  text('flavor', ['ft', 'flavor', 'flavortext']),
  word(['a', 'artist'], (value) => ({ kind: 'artist', part: value })),
  word(['kw', 'keyword', 'keywords'], (value, { knowledge }) => {
    const keyword = value.toLowerCase();
    if (knowledge.abilities?.has(keyword) === false) return ignored(unknownAbility(keyword));
    return { kind: 'keyword', keyword };
  }),
];

function text(field: TextField, names: readonly string[]): Keyword {
  return word(
    names,
    (value, given) => patternOf(field, given) ?? { kind: 'text', field, part: straight(value) },
    { patterns: true },
  );
}

function patternOf(field: TextField, { writing, value }: Given): Query | Ignored | undefined {
  if (writing !== 'pattern') return undefined;
  const pattern = straight(value);
  const problem = patternProblem(pattern);
  return problem === undefined ? { kind: 'pattern', field, pattern } : ignored(problem);
}
