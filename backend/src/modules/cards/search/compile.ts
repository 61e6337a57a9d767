// Turns a search into an SQL condition over a printing `p` and its card `o`; every value is a bound parameter.
import type { Query } from './query.js';

/** The values of a statement, numbered as they are bound. */
export class Values {
  readonly list: unknown[] = [];

  /** Binds a value; answers how the statement names it. */
  bind(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

// What cards.plain_name drops: a word of nothing else is looked for in the name as it is printed.
const ONLY_PUNCTUATION = /^['"‘’“”,.:;!?()/\-–—…®™꞉\s]+$/u;

/** The condition that a card fulfils the search. */
export function conditionOf(query: Query, values: Values): string {
  switch (query.kind) {
    case 'all':
      return `(${query.of.map((part) => conditionOf(part, values)).join(' and ')})`;
    case 'any':
      return `(${query.of.map((part) => conditionOf(part, values)).join(' or ')})`;
    case 'not':
      return `(not ${conditionOf(query.of, values)})`;
    case 'nothing':
      return 'false';
    case 'name':
      return nameCondition(query.part, values);
    case 'whole-name':
      return spelled(`E'%\\n' || ${literally(plain(query.name, values))} || E'\\n%'`);
    case 'set':
      return `p.set_code = ${values.bind(query.code)}`;
    case 'number':
      return `p.number_value ${query.comparison} ${values.bind(query.value)}::int`;
    case 'number-text':
      return `lower(p.collector_number) = ${values.bind(query.text)}`;
  }
}

function nameCondition(part: string, values: Values): string {
  if (ONLY_PUNCTUATION.test(part)) {
    return `p.name ilike '%' || ${literally(`${values.bind(part)}::text`)} || '%'`;
  }
  return spelled(`'%' || ${literally(plain(part, values))} || '%'`);
}

const plain = (name: string, values: Values): string => `cards.plain_name(${values.bind(name)}::text)`;

/** Nothing that was typed is a wildcard. */
const literally = (text: string): string => `regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`;

/** The card has an index over the spellings of all its printings; which printings are meant is seen on each. */
const spelled = (pattern: string): string => `(o.names like ${pattern} and p.names like ${pattern})`;
