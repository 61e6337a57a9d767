// What a column is by what is in it, for files without a line of names. A proposal: the person sees and corrects it.
import type { Field } from '../fields.js';
import { AMERICAN, EUROPEAN } from '../vocabulary/conditions.js';
import { FINISH_WORDS } from '../vocabulary/finishes.js';
import { LANGUAGES } from '../vocabulary/languages.js';
import { folded } from '../vocabulary/words.js';

const isCondition = (cell: string): boolean => AMERICAN.has(folded(cell)) || EUROPEAN.has(folded(cell));

/** A single digit is a quantity before it is a finish. */
const TESTS: readonly (readonly [field: Field, test: (cell: string) => boolean])[] = [
  ['scryfall', (cell) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(cell)],
  ['quantity', (cell) => /^x?\d{1,4}x?$/i.test(cell)],
  ['price', (cell) => /^[$€£]?\s?\d+[.,]\d\d\s?[$€£]?$/.test(cell)],
  ['language', (cell) => LANGUAGES.has(folded(cell))],
  ['condition', isCondition],
  ['finish', (cell) => FINISH_WORDS.has(folded(cell)) && !/^\d$/.test(cell)],
];
const TEXTS: readonly Field[] = ['name', 'setName', 'note'];

const column = (rows: readonly (readonly string[])[], at: number): string[] =>
  rows.map((cells) => cells[at]?.trim() ?? '').filter((cell) => cell !== '');

/** One field for each column of these rows, or null. */
export function fieldsOfContents(rows: readonly (readonly string[])[]): (Field | null)[] {
  const width = Math.max(...rows.map(({ length }) => length));
  const taken = new Set<Field>();
  const take = (field: Field | undefined): Field | null => {
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const fields = Array.from({ length: width }, (_, at) => {
    const cells = column(rows, at);
    return cells.length === 0 ? null : take(TESTS.find(([, test]) => cells.every((cell) => test(cell)))?.[0]);
  });
  return fields.map((field, at) => {
    const text = TEXTS.find((each) => !taken.has(each));
    return field !== null || column(rows, at).length === 0 ? field : take(text);
  });
}
