// Says for a test what a search was read as, and why terms of it were ignored.
import type { Knowledge } from '../keywords/keyword.js';
import { parse } from '../parser.js';
import type { Query } from '../query.js';

/** A day and a catalogue for tests. */
export const KNOWLEDGE: Knowledge = {
  today: '2024-11-08',
  abilities: new Set(['flying', 'first strike']),
  setCodes: new Set(['brm', 'hlw', '40k']),
  setNames: new Map([['brassmarches', 'brm']]),
};

/** The query of a search in which nothing was ignored. */
export function asked(text: string, knowledge: Knowledge = {}): Query | undefined {
  const { query, warnings } = parse(text, knowledge);
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return query;
}

/** Why the one term of a search was ignored. */
export function reason(text: string, knowledge: Knowledge = {}): string {
  const { query, warnings } = parse(text, knowledge);
  if (query) throw new Error(`${text} was not ignored`);
  return (warnings[0] ?? '').replace(/^Invalid expression “.*?” was ignored\. /, '');
}
