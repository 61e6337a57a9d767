/** Choosing lines by their checkboxes: one, a span of them with Shift, or all that match. */
import { useMemo, useRef, useState } from 'react';
import type { StockLineDto } from '../../../api/stock';
import {
  ALL_CHOSEN,
  type ChosenLines,
  countChosen,
  isChosen,
  NONE_CHOSEN,
  renamed,
  withLines,
} from './chosen-lines';

/** `subject` names what is shown: another filter begins with none. */
export function useChosen(lines: readonly StockLineDto[], total: number, subject: string) {
  const [kept, setKept] = useState<{ subject: string; chosen: ChosenLines }>({
    subject,
    chosen: NONE_CHOSEN,
  });
  const chosen = kept.subject === subject ? kept.chosen : NONE_CHOSEN;
  const last = useRef<number | null>(null);
  return useMemo(() => {
    const set = (next: (before: ChosenLines) => ChosenLines) =>
      setKept((before) => ({
        subject,
        chosen: next(before.subject === subject ? before.chosen : NONE_CHOSEN),
      }));
    /** Turns the checkbox of a row; `extend` those from the last one on as well. */
    const check = (row: number, extend: boolean) => {
      const from = extend && last.current !== null ? last.current : row;
      const line = lines[row];
      if (!line) return;
      const span = lines.slice(Math.min(from, row), Math.max(from, row) + 1).map((each) => each.line);
      const choose = !isChosen(chosen, line.line);
      last.current = row;
      set((before) => withLines(before, span, choose));
    };
    const count = countChosen(chosen, total);
    return {
      chosen,
      count,
      state: count === 0 ? ('none' as const) : count >= total ? ('all' as const) : ('some' as const),
      has: (line: string) => isChosen(chosen, line),
      check,
      chooseAll: (choose: boolean) => set(() => (choose ? ALL_CHOSEN : NONE_CHOSEN)),
      clear: () => set(() => NONE_CHOSEN),
      /** Lines have got other IDs, and the new ones are not known: a line that was left out would be chosen with the others. */
      clearNamed: () => set((before) => (before.lines.size > 0 ? NONE_CHOSEN : before)),
      rename: (names: ReadonlyMap<string, string>) => set((before) => renamed(before, names)),
    };
  }, [chosen, lines, subject, total]);
}

export type Chosen = ReturnType<typeof useChosen>;
