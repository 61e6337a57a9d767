// Delimited text as rows of cells, a few hundred at a time.
import Papa from 'papaparse';
import type { Turns } from '../bytes/turns.js';
import { type Refusal, refusal } from '../problems.js';

export type Delimiter = ',' | ';' | '\t' | '|';

export interface CsvRow {
  /** The line of the file it starts in, 1-based. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether a quotation mark is missing or is not doubled, so that the cells may be others. */
  readonly isBroken: boolean;
}

/** What a file may have. */
export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 100;
export const MAX_CELL = 10_000;
const BATCH = 400;

const lineEnds = (cell: string): number => {
  let count = 0;
  for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1;
  return count;
};

/** Rows from `start` on; with a limit, no more than that many. Blank lines are left out. */
export function* batches(
  text: string,
  delimiter: Delimiter,
  start: number,
  size = BATCH,
): Generator<CsvRow[]> {
  let line = 1 + lineEnds(text.slice(0, start));
  for (let cursor = start; cursor < text.length; ) {
    // Not in its fast mode, which splits all of the text at once.
    const { data, errors, meta } = Papa.parse<string[]>(text.slice(cursor), {
      delimiter,
      newline: '\n',
      preview: size,
      fastMode: false,
    });
    const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
    const rows: CsvRow[] = [];
    for (const [index, cells] of data.entries()) {
      if (cells.length > 1 || cells[0] !== '') rows.push({ line, cells, isBroken: broken.has(index) });
      line += 1 + cells.reduce((sum, cell) => sum + lineEnds(cell), 0);
    }
    yield rows;
    if (meta.cursor <= 0 || data.length === 0) return;
    cursor += meta.cursor;
  }
}

/** What no file of cards has: the rest is not read then. */
function excess({ cells, line }: CsvRow): Refusal | undefined {
  if (cells.length > MAX_COLUMNS) return refusal('too-many-columns', line);
  return cells.some(({ length }) => length > MAX_CELL) ? refusal('cell-too-long', line) : undefined;
}

/** All rows, or why they are too many or too large. */
export async function csvRows(
  text: string,
  delimiter: Delimiter,
  start: number,
  turns: Turns,
): Promise<CsvRow[] | Refusal> {
  const rows: CsvRow[] = [];
  let batchesRead = 0;
  for (const batch of batches(text, delimiter, start)) {
    batchesRead += 1;
    for (const row of batch) {
      const refused = excess(row);
      if (refused) return refused;
      rows.push(row);
    }
    // One is the header. Blank lines count as well, though no more than half of them.
    if (rows.length > MAX_ROWS + 1 || batchesRead * BATCH > 2 * MAX_ROWS + BATCH)
      return refusal('too-many-rows');
    if (turns.isOver) await turns.next();
  }
  return rows;
}
