/** The stock as a table that is worked in by keyboard: only the rows in view are in the document. */
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type FocusEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { StockLineDto } from '../../../api/stock';
import { texts } from '../../../texts';
import { type ColumnId, columnFacts } from './columns';
import { GridHead } from './grid-head';
import { cellId, GridRow } from './grid-row';
import { blockOf } from './grid-state';
import type { StockOrder } from './stock-filter';
import classes from './stock-grid.module.css';
import type { Chosen } from './use-chosen';
import { useCount } from './use-count';
import type { Edits } from './use-edits';
import { useGrid } from './use-grid';

interface StockGridProps {
  /** The lines that have come. */
  lines: readonly StockLineDto[];
  /** All that match. */
  total: number;
  columns: readonly ColumnId[];
  order: StockOrder;
  onOrder: (order: StockOrder) => void;
  edits: Edits;
  chosen: Chosen;
  /** Rows up to this one are in view. */
  onView: (last: number) => void;
}

/** A table to work in, not only to read: `active` is the id of its active cell. */
const gridProps = (active: string | undefined) =>
  ({ role: 'grid', tabIndex: 0, 'aria-multiselectable': true, 'aria-activedescendant': active }) as const;

/** In rem. */
const ROW = 2.25;
const CHECK = 2.5;
/** Rows above and below the view, so that a fast hand sees no gap. */
const OVERSCAN = 8;

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export default function StockGrid({
  lines,
  total,
  columns,
  order,
  onOrder,
  edits,
  chosen,
  onView,
}: StockGridProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const rowHeight = ROW * remInPixels();
  const lineAt = useCallback(
    (row: number) => {
      const line = lines[row];
      return line && edits.shown(line);
    },
    [lines, edits],
  );
  const count = useCount(edits);
  const grid = useGrid({
    lines,
    lineAt,
    columns,
    edits,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2),
    onCheck: chosen.check,
    onCount: count,
  });
  const { state } = grid;
  const { row: activeRow, column: activeColumn } = state.active;
  const block = blockOf(state);
  const isBlock = block.top !== block.bottom || block.left !== block.right;

  // The active row is always in the document: the keyboard's place is never lost.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (lines.length === 0 || rows.includes(activeRow)) return rows;
      return [...rows, activeRow].sort((a, b) => a - b);
    },
    [activeRow, lines.length],
  );
  const virtual = useVirtualizer({
    count: Math.max(total, lines.length),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    paddingStart: rowHeight,
    rangeExtractor,
    useFlushSync: false,
  });
  const rows = virtual.getVirtualItems();
  const last = virtual.range?.endIndex ?? 0;
  useEffect(() => onView(last), [onView, last]);

  useLayoutEffect(() => {
    if (!scroller.current?.contains(document.activeElement)) return;
    document
      .getElementById(cellId(id, activeRow, activeColumn))
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [id, activeRow, activeColumn]);

  // The open cell had the focus, and is gone: the table has it.
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && state.draft === null && document.activeElement === document.body)
      table.current?.focus({ preventScroll: true });
    wasOpen.current = state.draft !== null;
  });
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && state.draft === null) grid.rest();
  };

  return (
    <div className={classes.frame}>
      <div ref={scroller} className={classes.scroller}>
        {/* It has the focus as a whole: the keyboard's place is its active cell. */}
        <table
          ref={table}
          {...gridProps(lines.length > 0 ? cellId(id, activeRow, activeColumn) : undefined)}
          className={classes.grid}
          style={{ ...variables(columns), height: virtual.getTotalSize() }}
          aria-label={texts.stock.tableLabel}
          aria-description={texts.stock.keys}
          aria-rowcount={total + 1}
          aria-colcount={columns.length + 1}
          onBlur={leave}
          {...grid.handlers}
        >
          <GridHead
            columns={columns}
            order={order}
            onOrder={onOrder}
            chosen={chosen.state}
            onChooseAll={chosen.chooseAll}
          />
          <tbody>
            {rows.map(({ index, start }) => {
              const line = lineAt(index);
              const isIn = isBlock && index >= block.top && index <= block.bottom;
              const isActive = index === activeRow;
              return (
                <GridRow
                  key={index}
                  line={line}
                  index={index}
                  start={start}
                  gridId={id}
                  columns={columns}
                  active={isActive ? activeColumn : -1}
                  left={isIn ? block.left : -1}
                  right={isIn ? block.right : -1}
                  open={
                    isActive && state.draft !== null
                      ? {
                          draft: state.draft,
                          problemId: grid.problem === null ? undefined : problemId,
                          onType: grid.type,
                          onLeave: grid.leave,
                        }
                      : null
                  }
                  isChosen={line !== undefined && chosen.has(line.line)}
                  isSaving={line !== undefined && edits.isSaving(line.line)}
                  onCheck={chosen.check}
                  onCount={count}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <p id={problemId} className={classes.problem} role="alert">
        {grid.problem}
      </p>
    </div>
  );
}

/** The widths, for the style sheet. */
function variables(columns: readonly ColumnId[]): CSSProperties {
  const widths = columns.map((column) => columnFacts(column).width);
  const template = widths.map((width, at) => (at === 0 ? `minmax(${width}rem, 1fr)` : `${width}rem`));
  const sum = widths.reduce<number>((all, width) => all + width, CHECK);
  const named = {
    '--columns': [`${CHECK}rem`, ...template].join(' '),
    '--width': `${sum}rem`,
    '--row': `${ROW}rem`,
  };
  return named as CSSProperties;
}
