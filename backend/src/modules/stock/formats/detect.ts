// Finds the format that a line of column names fits best.

import { fieldOfName } from './custom/header-words.js';
import type { Field } from './fields.js';
import type { Format, Use } from './known/format.js';
import { KNOWN_FORMATS } from './known/index.js';
import type { Candidate } from './read-file.js';
import { folded } from './vocabulary/words.js';

/** How names are compared: to the letter first, since `Name`, `NAME` and `name` are three programs. */
type Spelling = (name: string) => string;
const SPELLINGS: readonly (readonly [spelling: Spelling, weight: number])[] = [
  [(name) => name, 1],
  [folded, 0.9],
];

/** The prefix of a name that ends in a wildcard. */
const prefixOf = (name: string): string | undefined => (name.endsWith('*') ? name.slice(0, -1) : undefined);

/** The declared name that a column has, if any. */
function declaredName(format: Format, column: string, spelling: Spelling): string | undefined {
  const spelled = spelling(column);
  return Object.keys(format.columns).find((name) => {
    const prefix = prefixOf(name);
    return prefix === undefined ? spelling(name) === spelled : spelled.startsWith(spelling(prefix));
  });
}

const hasColumn = (header: readonly string[], name: string, spelling: Spelling): boolean => {
  const prefix = prefixOf(name);
  const wanted = spelling(prefix ?? name);
  return header.some((column) =>
    prefix === undefined ? spelling(column) === wanted : spelling(column).startsWith(wanted),
  );
};

export interface Fit extends Candidate {
  readonly declared: Format;
}

/** How well a format fits; undefined if it does not. */
function fitOf(declared: Format, header: readonly string[]): Fit | undefined {
  for (const [spelling, weight] of SPELLINGS) {
    const isSigned = declared.signatures.some((names) =>
      names.every((name) => hasColumn(header, name, spelling)),
    );
    if (!isSigned) continue;
    const known = header.filter((column) => declaredName(declared, column, spelling) !== undefined).length;
    return { declared, format: declared.name, confidence: (weight * known) / header.length };
  }
  return undefined;
}

/** All formats that fit, the best first. */
export const fitsOf = (header: readonly string[]): Fit[] =>
  KNOWN_FORMATS.map((format) => fitOf(format, header))
    .filter((each) => each !== undefined)
    .sort((one, other) => other.confidence - one.confidence);

/** What each column of a known format is. */
export const usesOf = (format: Format, header: readonly string[]): (Use | null)[] => {
  const declared = header.map((column) => {
    const name = declaredName(format, column, (each) => each) ?? declaredName(format, column, folded);
    return name === undefined ? undefined : (format.columns[name] ?? null);
  });
  const taken = new Set<Use | null | undefined>(declared);
  return declared.map((use, at) => {
    if (use !== undefined || !format.isOpen) return use ?? null;
    const guessed: Field | undefined = fieldOfName(header[at] ?? '');
    if (guessed === undefined || taken.has(guessed)) return null;
    taken.add(guessed);
    return guessed;
  });
};
