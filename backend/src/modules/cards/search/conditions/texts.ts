// Conditions on texts: types, rules texts and flavor, by a part or by a pattern.
import type { TextField } from '../query.js';
import { postgresPattern } from '../regular-expression.js';
import { type Condition, certain, type Level, type Values, within } from './condition.js';
import { namePart } from './names.js';

const COLUMN: Readonly<Record<Exclude<TextField, 'name'>, string>> = {
  type: 'r.type_line',
  oracle: 'r.oracle_text',
  'full-oracle': 'r.full_text',
  flavor: 'p.flavor',
};
const LEVEL: Readonly<Record<TextField, Level>> = {
  name: 'printing',
  type: 'rules',
  oracle: 'rules',
  'full-oracle': 'rules',
  flavor: 'printing',
};
/** In these the card's own names are `~`. */
const OWN: Readonly<Record<string, string>> = { oracle: 'r.own_text', 'full-oracle': 'r.own_full_text' };

const columnOf = (field: Exclude<TextField, 'name'>, text: string): string =>
  (text.includes('~') ? OWN[field] : undefined) ?? COLUMN[field];

/** A text has this part. A word that is a type is looked for as a whole, so that elves are found and no shelves. */
export function textPart(field: TextField, part: string, values: Values): Condition {
  if (field === 'name') return namePart(part, values);
  const small = part.toLowerCase();
  if (field === 'type' && values.typeWords.has(small)) {
    return certain('rules', `r.type_words @> ${values.bind([small], 'text[]')}`);
  }
  return certain(LEVEL[field], `${columnOf(field, small)} like ${values.bind(within(small), 'text')}`);
}

/** Texts are kept with straight quotation marks, the printed name is not. */
const PRINTED = `translate(p.name, '‘’‚‛“”„‟', '${"''".repeat(4)}${'"'.repeat(4)}')`;
/** As with texts each line is tried: the whole name, and that of each face. */
const NAME = `${PRINTED} || case when p.name like '% // %' then E'\\n' || replace(${PRINTED}, ' // ', E'\\n') else '' end`;

/** Some line of a text fits this pattern. */
export function textPattern(field: TextField, pattern: string, values: Values): Condition {
  const column = field === 'name' ? NAME : columnOf(field, pattern);
  return certain(LEVEL[field], `(${column}) ~ ${values.bind(postgresPattern(pattern), 'text')}`);
}
