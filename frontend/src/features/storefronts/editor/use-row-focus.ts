/** Moves the focus when a row is removed together with the button that was pressed. */
import { useRef } from 'react';

export function useRowFocus() {
  const removes = useRef<(HTMLButtonElement | null)[]>([]);
  const add = useRef<HTMLButtonElement>(null);
  return {
    /** The button that adds a row. */
    add,
    /** The `ref` of the button that removes the row. */
    removeOf: (nth: number) => (button: HTMLButtonElement | null) => {
      removes.current[nth] = button;
    },
    /** Call before the row goes: on to the next row's button, else to the one before, else to the one that adds. */
    leave: (nth: number) => (removes.current[nth + 1] ?? removes.current[nth - 1] ?? add.current)?.focus(),
  };
}
