/** Where somebody is in the table, which block is chosen, and what is being typed: as in a spreadsheet. */
import type { Block } from './clipboard-block';

export interface Cell {
  row: number;
  column: number;
}

export interface GridState {
  active: Cell;
  /** The other corner of the chosen block; the active cell itself where only that is chosen. */
  anchor: Cell;
  /** What stands in the open cell; null while none is open. */
  draft: string | null;
  /** The keyboard works in the table: Tab goes from cell to cell. Otherwise it passes by. */
  isWorking: boolean;
}

export type GridAction =
  | { do: 'move'; rows: number; columns: number; extend?: boolean }
  | { do: 'edge'; to: 'first' | 'last' | 'start' | 'end'; extend?: boolean }
  | { do: 'point'; cell: Cell; extend?: boolean }
  /** To the next cell, from the end of a row to the next one; `-1` goes back. */
  | { do: 'step'; by: 1 | -1 }
  | { do: 'open'; draft: string }
  | { do: 'type'; draft: string }
  | { do: 'close' }
  /** The open cell's line is in another row now. */
  | { do: 'follow'; row: number }
  /** The next Tab leaves. */
  | { do: 'rest' }
  | { do: 'choose-all' };

export interface GridSize {
  rows: number;
  columns: number;
}

export const START: GridState = {
  active: { row: 0, column: 0 },
  anchor: { row: 0, column: 0 },
  draft: null,
  isWorking: false,
};

const within = (at: number, count: number) => Math.max(0, Math.min(at, count - 1));

function at(state: GridState, size: GridSize, cell: Cell, extend = false): GridState {
  const active = { row: within(cell.row, size.rows), column: within(cell.column, size.columns) };
  return { active, anchor: extend ? state.anchor : active, draft: null, isWorking: true };
}

/** The state after `action`, in a table of this size. */
export function gridState(state: GridState, action: GridAction, size: GridSize): GridState {
  const { row, column } = state.active;
  switch (action.do) {
    case 'move':
      return at(state, size, { row: row + action.rows, column: column + action.columns }, action.extend);
    case 'edge':
      return at(state, size, edge(state, action.to, size), action.extend);
    case 'point':
      return at(state, size, action.cell, action.extend);
    case 'step':
      return at(state, size, next(state.active, action.by, size));
    case 'open':
      return { ...state, anchor: state.active, draft: action.draft, isWorking: true };
    case 'type':
      return state.draft === null ? state : { ...state, draft: action.draft };
    case 'close':
      return { ...state, draft: null };
    case 'follow': {
      const active = { row: action.row, column };
      return { ...state, active, anchor: active };
    }
    case 'rest':
      return { ...state, anchor: state.active, draft: null, isWorking: false };
    case 'choose-all':
      return {
        ...state,
        anchor: { row: 0, column: 0 },
        active: { row: within(size.rows, size.rows), column: within(size.columns, size.columns) },
        draft: null,
        isWorking: true,
      };
  }
}

function edge({ active }: GridState, to: 'first' | 'last' | 'start' | 'end', size: GridSize): Cell {
  if (to === 'start') return { row: active.row, column: 0 };
  if (to === 'end') return { row: active.row, column: size.columns - 1 };
  return to === 'first' ? { row: 0, column: 0 } : { row: size.rows - 1, column: size.columns - 1 };
}

function next({ row, column }: Cell, by: 1 | -1, { columns }: GridSize): Cell {
  const place = row * columns + column + by;
  return { row: Math.floor(place / columns), column: ((place % columns) + columns) % columns };
}

/** Whether a Tab stays in the table: somebody works in it, and it has a next cell. */
export function keepsTab({ active, isWorking, draft }: GridState, by: 1 | -1, size: GridSize): boolean {
  if (!isWorking && draft === null) return false;
  const place = active.row * size.columns + active.column + by;
  return place >= 0 && place < size.rows * size.columns;
}

/** The chosen block. */
export const blockOf = ({ active, anchor }: GridState): Block => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

/** The same place in a table of another size: rows were loaded, or a column was taken away. */
export function fitted(state: GridState, size: GridSize): GridState {
  const bounded = ({ row, column }: Cell) => ({
    row: within(row, size.rows),
    column: within(column, size.columns),
  });
  const [active, anchor] = [bounded(state.active), bounded(state.anchor)];
  const same = (one: Cell, other: Cell) => one.row === other.row && one.column === other.column;
  return same(active, state.active) && same(anchor, state.anchor)
    ? state
    : { ...state, active, anchor, draft: null };
}
