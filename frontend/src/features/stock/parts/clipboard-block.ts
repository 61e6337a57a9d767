/** A block of cells on the clipboard: tabs between columns, lines between rows, as spreadsheets write and read it. */

/** The most cells that are pasted at once. */
export const MAX_PASTED_CELLS = 500;

/** Cells as tab-separated text: what has a tab, a quotation mark or a line break in it stands in quotation marks. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');

const quoted = (cell: string): string => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A cell: in quotation marks that end before a tab, a line break or the end; or anything up to there. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/gy;

/** The cells of a text from a spreadsheet; the line break at its end begins no further row. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  let found = CELL.exec(text);
  while (found) {
    const [, inQuotes, plain = '', end] = found;
    rows.at(-1)?.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') {
      if (CELL.lastIndex >= text.length) break;
      rows.push([]);
    }
    found = CELL.exec(text);
  }
  return rows;
}

/** A rectangle of cells, both ends included. */
export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Where each pasted cell goes: one fills the chosen block, more begin at its corner and stop at the edges of the table. */
export function pastedCells(
  cells: readonly (readonly string[])[],
  onto: Block,
  table: { rows: number; columns: number },
): { row: number; column: number; text: string }[] {
  const [first] = cells[0] ?? [];
  const isOne = cells.length === 1 && cells[0]?.length === 1;
  const placed: { row: number; column: number; text: string }[] = [];
  const put = (row: number, column: number, text: string) => {
    if (row < table.rows && column < table.columns) placed.push({ row, column, text });
  };
  if (isOne) {
    for (let row = onto.top; row <= onto.bottom; row += 1)
      for (let column = onto.left; column <= onto.right; column += 1) put(row, column, first ?? '');
    return placed;
  }
  for (const [down, row] of cells.entries())
    for (const [across, text] of row.entries()) put(onto.top + down, onto.left + across, text);
  return placed;
}
