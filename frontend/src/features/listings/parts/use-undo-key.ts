/** Ctrl-Z (⌘-Z on a Mac) from anywhere on a page: takes back what was done last. */
import { useEffect, useEffectEvent } from 'react';

/** In a field it takes back what was typed there; what is behind a dialog waits for it. */
const FIELDS = 'input, textarea, select, [contenteditable]';
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Calls `undo` for the keys; null where there is nothing to take back. */
export function useUndoKey(undo: (() => void) | null): void {
  const offered = undo !== null;
  const act = useEffectEvent(() => undo?.());
  useEffect(() => {
    if (!offered) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return;
      if (event.defaultPrevented || event.repeat || document.querySelector(LAYERS)) return;
      if (target instanceof Element && target.closest(FIELDS)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [offered]);
}
