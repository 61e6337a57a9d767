// Writes delimited text (RFC 4180, and what other programs make of it).

/** Which cells are in quotes: all that need them, all values but no header, or all. */
export type Quoting = 'needed' | 'values' | 'all';

export interface CsvDialect {
  readonly delimiter: ',' | ';';
  readonly quoting: Quoting;
}

export const LINE_END = '\r\n';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** What a reader would take apart, or trim. */
const NEEDS_QUOTES = { ',': /[",\r\n]|^\s|\s$/, ';': /[";\r\n]|^\s|\s$/ } as const;

/** One line of cells. */
export function csvLine(cells: readonly string[], { delimiter, quoting }: CsvDialect): string {
  const written = cells.map((cell) =>
    quoting === 'needed' && !NEEDS_QUOTES[delimiter].test(cell) ? cell : quoted(cell),
  );
  return written.join(delimiter) + LINE_END;
}

/** The line of the column names. */
export const csvHeader = (names: readonly string[], { delimiter, quoting }: CsvDialect): string =>
  csvLine(names, { delimiter, quoting: quoting === 'all' ? 'all' : 'needed' });

const FORMULA = /^[=+\-@\t\r]/;

/**
 * A cell that no spreadsheet program takes for a formula. Only for files that people read: another program would import the
 * apostrophe.
 */
export const withoutFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
