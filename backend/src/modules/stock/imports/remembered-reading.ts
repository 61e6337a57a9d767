// Reads a file as its owner had files with these columns read before, unless something else was chosen.
import { createHash } from 'node:crypto';
import { type ReadChoice, type ReadFile, type Refusal, readFile, withoutOwnNames } from '../formats/index.js';
import type { ImportChoices } from './dto/import-choices.dto.js';
import { ADDED_COLUMNS } from './held-rows.js';
import type { ImportRepository, RememberedChoice } from './import.repository.js';

/** A file that was read, or why it can't be; `remembered` is the choice of before that it was read by. */
export interface Reading {
  readonly result: ReadFile | Refusal;
  readonly remembered?: RememberedChoice;
}

/** Reads a file. `chosen` has the format and the mapping that were chosen for it. */
export async function readAsRemembered(
  imports: Pick<ImportRepository, 'remembered'>,
  owner: string,
  content: Buffer,
  { format: chosenFormat, mapping: chosenMapping }: Pick<ImportChoices, 'format' | 'mapping'>,
): Promise<Reading> {
  const result = await readFile(content, choiceOf(chosenFormat, chosenMapping));
  if (result.kind === 'refused' || chosenFormat || chosenMapping || result.columns.length === 0)
    return { result };
  const found = await findChoice(imports, owner, result);
  if (!found) return { result };
  const { known, added, hasHeader } = found;
  const { format, mapping } = known;
  const padded = mapping && {
    ...mapping,
    hasHeader,
    fields: [...mapping.fields, ...Array<null>(added).fill(null)],
  };
  const remembered = { ...known, mapping: padded };
  const isSame = !format && !mapping;
  return { remembered, result: isSame ? result : await readFile(content, choiceOf(format, padded)) };
}

/**
 * The choice for files with these columns. A first line whose names we don't know looks like a row; and the rows of a file without
 * names that were held back have some.
 */
async function findChoice(
  imports: Pick<ImportRepository, 'remembered'>,
  owner: string,
  { columns, mapping, rows }: ReadFile,
): Promise<{ known: RememberedChoice; added: number; hasHeader: boolean } | undefined> {
  const names = { columns, hasHeader: mapping.hasHeader };
  const first = mapping.hasHeader ? undefined : rows[0]?.raw.map((cell) => cell.trim());
  while (first?.at(-1) === '') first.pop();
  for (const each of first ? [{ columns: first, hasHeader: true }, names] : [names]) {
    const { header, added } = headerOf(each.columns);
    const known = await imports.remembered(owner, header);
    if (known) return { known, added, hasHeader: each.hasHeader };
  }
  return undefined;
}

const choiceOf = (format: ImportChoices['format'], mapping: ImportChoices['mapping']): ReadChoice =>
  ({ ...(format && { format }), ...(mapping && { mapping }) }) as ReadChoice;

/** By what a file's columns are recognized; how many are ours, which its rows that were held back carry. */
export function headerOf(columns: readonly string[]): { header: string; added: number } {
  const own = columns.filter((column) => !(ADDED_COLUMNS as readonly string[]).includes(column));
  return {
    header: createHash('sha256')
      .update(JSON.stringify(withoutOwnNames(own)))
      .digest('hex'),
    added: columns.length - own.length,
  };
}
