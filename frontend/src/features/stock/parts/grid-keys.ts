/** What each key does in the table, by the pattern of WAI-ARIA's grid and the habits of spreadsheets. */
import { type GridAction, type GridSize, type GridState, keepsTab } from './grid-state';

/** The parts of a keyboard event that decide. */
export interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** `save` takes what was typed before it moves; `check` turns the row's checkbox; `clear` empties the chosen cells. */
export type Meaning =
  | { kind: 'go'; action: GridAction }
  | { kind: 'save'; next: GridAction }
  | { kind: 'open' }
  | { kind: 'replace'; draft: string }
  | { kind: 'clear' | 'undo' | 'check' };

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What `key` means; null where it is the browser's, or the open field's. `page` is how many rows are in view. */
export function meaningOf(key: Key, state: GridState, size: GridSize, page: number): Meaning | null {
  const isOpen = state.draft !== null;
  const command = key.ctrlKey || key.metaKey;
  if (key.key === 'Tab') {
    const by = key.shiftKey ? -1 : 1;
    if (command || key.altKey || !keepsTab(state, by, size)) return null;
    return isOpen ? { kind: 'save', next: { do: 'step', by } } : go({ do: 'step', by });
  }
  if (isOpen) return inField(key);
  if (command) return withCommand(key);
  if (key.altKey) return null;
  return moved(key, page) ?? started(key);
}

const go = (action: GridAction): Meaning => ({ kind: 'go', action });

function inField({ key, shiftKey }: Key): Meaning | null {
  if (key === 'Enter') return { kind: 'save', next: { do: 'move', rows: shiftKey ? -1 : 1, columns: 0 } };
  return key === 'Escape' ? go({ do: 'close' }) : null;
}

function withCommand({ key, shiftKey }: Key): Meaning | null {
  const extend = shiftKey;
  if (key === 'Home') return go({ do: 'edge', to: 'first', extend });
  if (key === 'End') return go({ do: 'edge', to: 'last', extend });
  if (shiftKey) return null;
  if (key.toLowerCase() === 'z') return { kind: 'undo' };
  return key.toLowerCase() === 'a' ? go({ do: 'choose-all' }) : null;
}

function moved({ key, shiftKey: extend }: Key, page: number): Meaning | null {
  const [rows, columns] = ARROWS[key] ?? [];
  if (rows !== undefined && columns !== undefined) return go({ do: 'move', rows, columns, extend });
  if (key === 'PageDown') return go({ do: 'move', rows: page, columns: 0, extend });
  if (key === 'PageUp') return go({ do: 'move', rows: -page, columns: 0, extend });
  if (key === 'Home') return go({ do: 'edge', to: 'start', extend });
  return key === 'End' ? go({ do: 'edge', to: 'end', extend }) : null;
}

function started({ key }: Key): Meaning | null {
  if (key === 'Enter' || key === 'F2') return { kind: 'open' };
  if (key === 'Escape') return go({ do: 'rest' });
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  if (key === ' ') return { kind: 'check' };
  return [...key].length === 1 ? { kind: 'replace', draft: key } : null;
}
