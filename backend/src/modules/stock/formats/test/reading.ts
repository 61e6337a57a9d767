// Reads small files in tests.
import type { Refusal } from '../problems.js';
import { readFile } from '../read.js';
import type { ImportRow, ReadChoice, ReadFile } from '../read-file.js';

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const reading = (text: string, choice?: ReadChoice): Promise<ReadFile | Refusal> =>
  readFile(bytesOf(text), choice);

/** A file that must be read. */
export async function fileOf(text: string, choice?: ReadChoice): Promise<ReadFile> {
  const read = await reading(text, choice);
  if (read.kind === 'refused') throw new Error(read.message);
  return read;
}

/** Rows without what says where they stood. */
export type Said = Omit<ImportRow, 'line' | 'raw'>;

export const saidBy = (rows: readonly ImportRow[]): Said[] =>
  rows.map(({ line: _, raw: __, ...said }) => said);

export const rowsOf = async (text: string, choice?: ReadChoice): Promise<Said[]> =>
  saidBy((await fileOf(text, choice)).rows);
