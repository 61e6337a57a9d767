// Finds what separates the columns of a file.
import { batches, type Delimiter } from './csv-rows.js';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];

/** What spreadsheet programs read from the first line: `sep=;`, with or without quotation marks. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?[,;\t ]*(\n|$)/i;

/** The Dragon Shield app writes a blank behind each comma of a line, also before a quotation mark. */
const SPACED_NAMES = /^[^"\n]*?(, [^",\n]+){4,}(\n|$)/;

/** The text without the blanks that stand between a comma and the quotation mark that opens a cell. */
export const withoutSpacedQuotes = (text: string): string =>
  SPACED_NAMES.test(text.slice(0, 2_000)) ? text.replaceAll(', "', ',"') : text;

export interface TableStart {
  /** Where the columns begin: behind the line with the separator. */
  readonly start: number;
  /** What the file itself says, or what may be: the most frequent in the first line first. */
  readonly delimiters: readonly Delimiter[];
}

/** Where the first line with anything in it begins. */
function firstLine(text: string, start: number): number {
  const from = /\S/g;
  from.lastIndex = start;
  const first = from.exec(text)?.index ?? text.length;
  return Math.max(start, text.lastIndexOf('\n', first) + 1);
}

export function tableStart(text: string): TableStart {
  const declared = SEPARATOR_LINE.exec(text.slice(0, 30));
  if (declared?.[1]) {
    return { start: firstLine(text, declared[0].length), delimiters: [declared[1] as Delimiter] };
  }
  const start = firstLine(text, 0);
  const end = text.indexOf('\n', start);
  const outsideQuotes = text.slice(start, end < 0 ? text.length : end).replace(/"[^"]*"/g, '');
  const count = (delimiter: Delimiter): number => outsideQuotes.split(delimiter).length - 1;
  const delimiters = DELIMITERS.filter((delimiter) => count(delimiter) > 0);
  return { start, delimiters: delimiters.sort((one, other) => count(other) - count(one)) };
}

/** The cells of the first row. */
export function firstRow(text: string, delimiter: Delimiter, start: number): readonly string[] {
  for (const [row] of batches(text, delimiter, start, 1)) if (row) return row.cells;
  return [];
}
