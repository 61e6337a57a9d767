/** Changes of many cells as few edits: lines that change in the same way go together. */
import type { StockChange, StockLineDto } from '../../../api/stock';
import type { ColumnId } from './columns';
import type { Edit } from './edit-queue';

/** A change of one cell. */
export interface CellEdit {
  line: StockLineDto;
  column: ColumnId;
  change: StockChange;
}

/** No more lines can be named in one call. */
const MAX_LINES = 1000;

/** Column by column: a line gets another ID with each change, which is found out once per column. */
export function groupedEdits(cells: readonly CellEdit[]): Edit[] {
  const groups = new Map<string, { column: ColumnId; change: StockChange; lines: StockLineDto[] }>();
  for (const { line, column, change } of cells) {
    const key = JSON.stringify(change);
    const group = groups.get(key) ?? { column, change, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  const columns = [...new Set(cells.map(({ column }) => column))];
  return columns.flatMap((column) =>
    [...groups.values()]
      .filter((group) => group.column === column)
      .flatMap(({ change, lines }) =>
        Array.from({ length: Math.ceil(lines.length / MAX_LINES) }, (_, nth) => {
          const some = lines.slice(nth * MAX_LINES, (nth + 1) * MAX_LINES);
          // A copy that was sold since isn't to come back unseen.
          const expected = column === 'quantity' && { expected: some.map(({ quantity }) => quantity) };
          return { change, lines: some.map(({ line }) => line), ...expected };
        }),
      ),
  );
}
