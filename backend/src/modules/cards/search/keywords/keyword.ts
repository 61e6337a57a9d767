// What a keyword of the search language is: its names, and how its values are read.
import type { Comparison, DisplayOptions, Query } from '../query.js';
import type { Sign, Writing } from '../scanner.js';

/** What a search is read with: the day, and what the catalogue holds. What is absent is not checked. */
export interface Knowledge {
  /** A day as `2024-11-08`. */
  readonly today?: string;
  /** The abilities that some card has, in lower case. */
  readonly abilities?: ReadonlySet<string>;
  readonly setCodes?: ReadonlySet<string>;
  /** Set codes by the sets' names, as `plainSetName` writes them. */
  readonly setNames?: ReadonlyMap<string, string>;
}

/** A term with a keyword. */
export interface Given {
  readonly key: string;
  readonly sign: Sign;
  readonly value: string;
  readonly writing: Writing;
  readonly knowledge: Knowledge;
}

/** The term is not understood, and why. */
export interface Ignored {
  readonly ignored: string;
}

/** One keyword of the language. */
export interface Keyword {
  /** All names it goes by, in lower case; the first is the usual one. */
  readonly names: readonly string[];
  /** It takes a value between slashes. */
  readonly patterns?: true;
  /** A minus before it is not understood with `:` and `=`, and with the other signs it makes the term true of all. */
  readonly noMinus?: true;
  /** What it shows that is hidden otherwise. */
  readonly shows?: DisplayOptions;
  read(given: Given): Query | Ignored;
}

export const NOTHING: Query = { kind: 'nothing' };
export const EVERYTHING: Query = { kind: 'everything' };

/** The term is not understood. */
export const ignored = (reason: string): Ignored => ({ ignored: reason });

export const isIgnored = (reading: Query | Ignored): reading is Ignored => 'ignored' in reading;

/** What no card that fulfils the search fulfils. */
export function negated(query: Query): Query {
  if (query.kind === 'not') return query.of;
  if (query.kind === 'nothing') return EVERYTHING;
  return query.kind === 'everything' ? NOTHING : { kind: 'not', of: query };
}

/** Any of these; there is at least one. */
export const anyOf = (queries: readonly Query[]): Query =>
  queries.length === 1 && queries[0] ? queries[0] : { kind: 'any', of: queries };

/** The comparison that a sign means where `:` means this. */
export const meant = (sign: Sign, colon: Comparison): Comparison => (sign === ':' ? colon : sign);

/** A keyword whose values have no order: `:` and `=` are one, and nothing is more or less than a word. */
export function word(
  names: readonly string[],
  read: (value: string, given: Given) => Query | Ignored,
  more: Pick<Keyword, 'patterns' | 'shows'> = {},
): Keyword {
  return {
    ...more,
    names,
    read: (given) => {
      const { sign, value } = given;
      if (sign !== ':' && sign !== '=' && sign !== '!=') return NOTHING;
      const reading = read(value, given);
      return sign === '!=' && !isIgnored(reading) ? negated(reading) : reading;
    },
  };
}
