// Reads a table: finds its format by the names of its columns, then its rows.
import type { DecodedText } from '../bytes/decode.js';
import type { Turns } from '../bytes/turns.js';
import { fieldsOfContents } from '../custom/content-words.js';
import { fieldsOfNames, isHeader } from '../custom/header-words.js';
import { type Fit, fitsOf } from '../detect.js';
import type { Mapping } from '../fields.js';
import type { Format } from '../known/format.js';
import { formatsNamed } from '../known/index.js';
import { isAboutPeople } from '../names-and-addresses.js';
import { type Refusal, refusal } from '../problems.js';
import type { ImportRow, ReadChoice, ReadFile } from '../read-file.js';
import { type CsvRow, csvRows, type Delimiter, MAX_COLUMNS, MAX_ROWS } from '../table/csv-rows.js';
import { firstRow, type TableStart } from '../table/delimiter.js';
import { withoutOtherFaces } from './faces-apart.js';
import { mappingOf, type Plan, planOf } from './plan.js';
import { readRow } from './read-row.js';
import { summaryOf } from './summary.js';

/** No format has a longer name of a column. */
const MAX_COLUMN_NAME = 100;

/** A first line, taken apart by the delimiter under which it makes most sense. */
export interface Header {
  readonly delimiter: Delimiter;
  readonly start: number;
  readonly cells: readonly string[];
  readonly fits: readonly Fit[];
  /** Whether it names columns; otherwise it is a row itself. */
  readonly hasNames: boolean;
}

/** Undefined if the text has no columns at all. */
export function headerOf(text: string, { start, delimiters }: TableStart): Header | undefined {
  const headers = delimiters.map((delimiter) => {
    const cells = firstRow(text, delimiter, start).map((cell) => cell.trim());
    // Trailing delimiters are no columns.
    while (cells.length > 1 && cells.at(-1) === '') cells.pop();
    // Each is compared with the names of all formats, which are shorter.
    const names = cells.length > MAX_COLUMNS ? [] : cells.map((cell) => cell.slice(0, MAX_COLUMN_NAME));
    const fits = fitsOf(names);
    return { delimiter, start, cells, fits, hasNames: fits.length > 0 || isHeader(names) };
  });
  const best = (one: Header, other: Header): number =>
    (other.fits[0]?.confidence ?? 0) - (one.fits[0]?.confidence ?? 0) ||
    Number(other.hasNames) - Number(one.hasNames);
  return headers.toSorted(best)[0];
}

interface Chosen {
  readonly format: Format | undefined;
  readonly mapping: Mapping;
  readonly confidence: number;
}

/** The mapping for a file that no format fits: by the names of its columns, or by what is in them. */
const guessed = (header: Header, rows: readonly CsvRow[]): Mapping => ({
  fields: header.hasNames
    ? fieldsOfNames(header.cells)
    : fieldsOfContents(rows.slice(0, 50).map(({ cells }) => cells)),
  hasHeader: header.hasNames,
});

function choose(header: Header, rows: readonly CsvRow[], choice: ReadChoice): Chosen {
  const named = formatsNamed(choice.format);
  const fitting = choice.format === undefined && !choice.mapping ? header.fits[0] : undefined;
  // A program may have several formats: of a chosen one, the shape that fits.
  const format =
    fitting?.declared ?? header.fits.find(({ declared }) => named.includes(declared))?.declared ?? named[0];
  const mapping = choice.mapping ?? (format ? mappingOf(format, header.cells) : guessed(header, rows));
  return {
    format,
    mapping,
    confidence: fitting?.confidence ?? (choice.format === undefined && !choice.mapping ? 0 : 1),
  };
}

async function read(plan: Plan, rows: readonly CsvRow[], turns: Turns): Promise<ImportRow[]> {
  const read: ImportRow[] = [];
  for (const row of rows) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    read.push(...readRow(plan, row));
    if (turns.isOver) await turns.next();
  }
  return plan.format.hasFacesApart ? withoutOtherFaces(read) : read;
}

export async function readTable(
  { text, encoding }: DecodedText,
  header: Header,
  choice: ReadChoice,
  turns: Turns,
): Promise<ReadFile | Refusal> {
  if (header.cells.length > MAX_COLUMNS) return refusal('too-many-columns', 1);
  if (isAboutPeople(header.cells)) return refusal('names-and-addresses');
  const all = await csvRows(text, header.delimiter, header.start, turns);
  if ('kind' in all) return all;
  const { format, mapping, confidence } = choose(header, all, choice);
  const body = mapping.hasHeader ? all.slice(1) : all;
  if (body.length === 0) return refusal('no-rows');
  if (body.length > MAX_ROWS) return refusal('too-many-rows');
  const width = mapping.hasHeader
    ? header.cells.length
    : Math.max(...body.slice(0, 50).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    mapping.hasHeader ? (header.cells[at] ?? '') : String(at + 1),
  );
  const plan = await planOf(
    {
      format,
      columns,
      mapping: choice.mapping ?? (format ? undefined : mapping),
      rows: body,
    },
    turns,
  );
  const rows = await read(plan, body, turns);
  if (rows.length === 0) return refusal('no-rows');
  return {
    kind: 'read',
    format: format?.name ?? 'custom',
    confidence,
    candidates: header.fits.map(({ format: name, confidence: each }) => ({ format: name, confidence: each })),
    columns,
    mapping,
    delimiter: header.delimiter,
    encoding,
    rows,
    ...summaryOf(rows),
  };
}
