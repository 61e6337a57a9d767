/** A row of the stock table. Drawn again only when something in it changes: rows that pass by cost nothing more. */
import { memo } from 'react';
import type { StockLineDto } from '../../../api/stock';
import { texts } from '../../../texts';
import { CellEditor } from './cell-editor';
import { CellValue } from './cell-value';
import { isGone } from './cell-values';
import { type ColumnId, columnFacts } from './columns';
import classes from './stock-grid.module.css';

export interface OpenCell {
  draft: string;
  problemId: string | undefined;
  onType: (draft: string) => void;
  onLeave: () => void;
}

interface GridRowProps {
  /** Undefined until its page has come. */
  line: StockLineDto | undefined;
  index: number;
  /** Where it begins, in pixels. */
  start: number;
  gridId: string;
  columns: readonly ColumnId[];
  /** The place of the active cell; -1 where that is in another row. */
  active: number;
  /** The chosen block goes through these places; -1 where it does not. */
  left: number;
  right: number;
  /** The active cell is open. */
  open: OpenCell | null;
  isChosen: boolean;
  isSaving: boolean;
  /** With Shift, those since the last one as well. */
  onCheck: (row: number, extend: boolean) => void;
  onCount: (line: StockLineDto) => void;
}

/** Of a grid, the cells are gridcells: a table's own can't be selected. */
const cellProps = (isSelected: boolean, isReadOnly: boolean) =>
  ({ role: 'gridcell', 'aria-selected': isSelected, 'aria-readonly': isReadOnly || undefined }) as const;

export const cellId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`;

export const GridRow = memo(function GridRow({ line, index, start, columns, ...rest }: GridRowProps) {
  const { gridId, active, left, right, open, isChosen, isSaving, onCheck, onCount } = rest;
  return (
    <tr
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      data-row={index}
      data-odd={index % 2 === 1 || undefined}
      data-gone={(line && isGone(line)) || undefined}
      data-saving={isSaving || undefined}
    >
      <td aria-colindex={1} className={classes.check}>
        {line && (
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isChosen}
            readOnly
            onClick={({ shiftKey }) => onCheck(index, shiftKey)}
            aria-label={texts.stock.select.line(line.cardName)}
          />
        )}
      </td>
      {columns.map((column, at) => (
        <td
          key={column}
          {...cellProps(at >= left && at <= right, !columnFacts(column).editor)}
          id={cellId(gridId, index, at)}
          aria-colindex={at + 2}
          className={classes.cell}
          data-cell={at}
          data-column={column}
          data-number={columnFacts(column).isNumber}
          data-active={at === active || undefined}
          data-open={(open !== null && at === active) || undefined}
        >
          {line ? (
            open && at === active ? (
              <CellEditor line={line} column={column} {...open} />
            ) : (
              <CellValue line={line} column={column} onCount={onCount} />
            )
          ) : (
            <span className={classes.coming} />
          )}
        </td>
      ))}
    </tr>
  );
});
