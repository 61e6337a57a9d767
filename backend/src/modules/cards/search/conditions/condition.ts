// What a condition of a search is in SQL, and the values that it binds.
import type { Comparison } from '../query.js';

/** Whose rows a condition is asked of: those of rules `r`, of cards `o`, of prices `m`, or of printings `p`. */
export type Level = 'rules' | 'card' | 'price' | 'printing';

/**
 * SQL that is true of the rows a search means, and SQL that is true of those its opposite means. There is no third in
 * between unless a figure is unknown: neither a search by power nor its opposite finds a card without one.
 */
export interface Condition {
  readonly of: Level;
  readonly is: string;
  readonly isNot: string;
}

/** A condition that holds of what it does not hold of by name: an unknown value does not fulfil it. */
export const certain = (of: Level, is: string): Condition => ({
  of,
  is: `(${is})`,
  isNot: `((${is}) is not true)`,
});

/** A condition of which nothing is known where it is null. */
export const perhaps = (of: Level, is: string): Condition => ({
  of,
  is: `(${is})`,
  isNot: `(not (${is}))`,
});

/** The values of a statement, numbered as they are bound, and the words that are types in this catalogue. */
export class Values {
  readonly list: unknown[] = [];

  constructor(readonly typeWords: ReadonlySet<string> = new Set()) {}

  /** Binds a value; answers how the statement names it. */
  bind(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** How SQL writes a comparison, and how it does with its sides exchanged. */
export const SIGN: Readonly<Record<Comparison, string>> = {
  '=': '=',
  '!=': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};
export const TURNED: Readonly<Record<Comparison, string>> = {
  '=': '=',
  '!=': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** The pattern that finds a text inside another; nothing of it is a wildcard. */
export const within = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
