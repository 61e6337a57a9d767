/** The keyboard, the pointer and the clipboard of the stock table. */
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
} from 'react';
import type { StockLineDto } from '../../../api/stock';
import { texts } from '../../../texts';
import { toastError } from '../../../ui/toast';
import { cellText, choicesOf, draftOf, isGone, readCell } from './cell-values';
import { MAX_PASTED_CELLS, pastedCells, readBlock, writeBlock } from './clipboard-block';
import { type ColumnId, columnFacts } from './columns';
import { meaningOf } from './grid-keys';
import { blockOf, fitted, type GridAction, type GridState, gridState, START } from './grid-state';
import { type CellEdit, groupedEdits } from './grouped-edits';
import type { Edits } from './use-edits';
import { changeWords } from './wording';

interface GridOptions {
  /** The lines that have come. */
  lines: readonly StockLineDto[];
  /** A line as it is shown. */
  lineAt: (row: number) => StockLineDto | undefined;
  columns: readonly ColumnId[];
  edits: Edits;
  /** How many rows are in view. */
  page: () => number;
  onCheck: (row: number, extend: boolean) => void;
  onCount: (line: StockLineDto) => void;
}

export function useGrid({ lines, lineAt, columns, edits, page, onCheck, onCount }: GridOptions) {
  const rows = lines.length;
  const size = { rows, columns: columns.length };
  const [kept, dispatch] = useReducer(
    (before: GridState, { action, of }: { action: GridAction; of: typeof size }) =>
      gridState(before, action, of),
    START,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const go = (action: GridAction) => {
    setProblem(null);
    dispatch({ action, of: size });
  };
  // The draft belongs to a line, whose row changes when other lines are reloaded or removed.
  const [opened, setOpened] = useState('');
  const now = edits.nameNow(opened);
  const own = kept.draft === null ? -1 : lines.findIndex(({ line }) => line === now);
  if (own >= 0 && own !== kept.active.row) dispatch({ action: { do: 'follow', row: own }, of: size });
  const isLost = kept.draft !== null && own < 0;
  const giveUp = useEffectEvent(() => {
    toastError(texts.stock.edits.lost(kept.draft ?? ''));
    go({ do: 'close' });
  });
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);
  const state = fitted(isLost ? { ...kept, draft: null } : kept, size);
  const { active } = state;
  const line = lineAt(active.row);
  const column = columns[active.column];
  const canEdit =
    line !== undefined && column !== undefined && columnFacts(column).editor !== undefined && !isGone(line);

  const open = (typed?: string) => {
    // A count is not typed: Enter says that the line is still there.
    if (column === 'countedAt' && typed === undefined && line && !isGone(line)) onCount(line);
    if (!canEdit) return;
    setOpened(line.line);
    if (typed === undefined || columnFacts(column).editor !== 'choice') {
      go({ do: 'open', draft: typed ?? draftOf(line, column) });
      return;
    }
    const meant = choicesOf(column, line).find(({ label }) =>
      label.toLowerCase().startsWith(typed.toLowerCase()),
    );
    go({ do: 'open', draft: meant?.value ?? draftOf(line, column) });
  };

  /** Takes what was typed; false where it is wrong, and the cell stays open. */
  const save = (next: GridAction): boolean => {
    if (state.draft === null || !line || !column) return true;
    const read = readCell(line, column, state.draft);
    if ('problem' in read) {
      setProblem(read.problem);
      return false;
    }
    if (read.change)
      edits.queue.add(
        texts.stock.edits.one(line.cardName, changeWords(read.change)),
        groupedEdits([{ line, column, change: read.change }]),
      );
    go(next);
    return true;
  };

  /** Changes many cells in one go; those that cannot have the text are counted, with the first reason. */
  const fill = (
    cells: readonly { row: number; column: number; text: string }[],
    label: (cells: number) => string,
  ) => {
    const read: CellEdit[] = [];
    const refused: string[] = [];
    for (const cell of cells) {
      const [of, at] = [lineAt(cell.row), columns[cell.column]];
      if (!of || !at || isGone(of)) continue;
      const found = readCell(of, at, cell.text);
      if ('problem' in found) refused.push(found.problem);
      else if (found.change) read.push({ line: of, column: at, change: found.change });
    }
    if (read.length > 0) edits.queue.add(label(read.length), groupedEdits(read));
    if (refused[0]) toastError(texts.stock.edits.notPasted(refused.length, refused[0]));
  };

  const clear = () => {
    const { top, bottom, left, right } = blockOf(state);
    const cells: { row: number; column: number; text: string }[] = [];
    for (let row = top; row <= bottom && cells.length < MAX_PASTED_CELLS; row += 1)
      for (let at = left; at <= right; at += 1)
        if (columnFacts(columns[at] ?? 'card').editor === 'text' || columns[at] === 'pricePaid')
          cells.push({ row, column: at, text: '' });
    fill(cells, texts.stock.edits.cleared);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || isElsewhere(event)) return;
    const meaning = meaningOf(event, state, size, page());
    if (!meaning || rows === 0) return;
    event.preventDefault();
    if (meaning.kind === 'go') go(meaning.action);
    else if (meaning.kind === 'save') save(meaning.next);
    else if (meaning.kind === 'open') open();
    else if (meaning.kind === 'replace') open(meaning.draft);
    else if (meaning.kind === 'clear') clear();
    else if (meaning.kind === 'undo') edits.queue.undo();
    else onCheck(active.row, event.shiftKey);
  };

  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    if (state.draft !== null || rows === 0) return;
    event.preventDefault();
    const { top, bottom, left, right } = blockOf(state);
    const cells: string[][] = [];
    for (let row = top; row <= bottom; row += 1) {
      const of = lineAt(row);
      if (of) cells.push(columns.slice(left, right + 1).map((each) => cellText(of, each)));
    }
    event.clipboardData.setData('text/plain', writeBlock(cells));
  };

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (state.draft !== null || rows === 0) return;
    event.preventDefault();
    const cells = pastedCells(readBlock(event.clipboardData.getData('text/plain')), blockOf(state), size);
    if (cells.length > MAX_PASTED_CELLS) toastError(texts.stock.edits.tooMuch(MAX_PASTED_CELLS));
    else fill(cells, texts.stock.edits.pasted);
  };

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event);
    if (!place || event.button !== 0) return;
    const isHere = place.row === active.row && place.column === active.column;
    if (isHere && state.draft !== null) return;
    const point = { do: 'point', cell: place, extend: event.shiftKey } as const;
    // The open cell keeps the focus, and what was typed, where that is wrong.
    if (!save(point)) event.preventDefault();
    else if (state.draft === null) go(point);
  };

  return {
    state,
    problem,
    handlers: {
      onKeyDown,
      onCopy,
      onPaste,
      onMouseDown,
      onDoubleClick: (event: MouseEvent<HTMLElement>) => placeOf(event) && state.draft === null && open(),
    },
    type: (draft: string) => go({ do: 'type', draft }),
    /** The focus has left the open cell. */
    leave: () => save({ do: 'close' }),
    rest: () => go({ do: 'rest' }),
  };
}

/** In the titles, keys are their buttons' own. */
const isElsewhere = ({ target, currentTarget }: KeyboardEvent<HTMLElement>) =>
  target !== currentTarget && target instanceof Element && target.closest('[data-cell]') === null;

function placeOf({ target }: MouseEvent): { row: number; column: number } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.cell) } : null;
}
