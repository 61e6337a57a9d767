/** Listens for the shortcuts on a page. */
import { useEffect, useEffectEvent } from 'react';
import { type Action, actionOf, commandOf } from './shortcuts';
import { singleKeys } from './single-keys';

/** So long after the first key of two the second still belongs to it. */
const NEXT_KEY_MS = 1500;
const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Calls `perform` for each shortcut that is pressed while `active`; none counts in a dialog, single keys none in a field. */
export function useShortcuts(active: boolean, perform: (action: Action) => void): void {
  const act = useEffectEvent(perform);
  useEffect(() => {
    if (!active) return;
    let before: { keys: string[]; at: number } = { keys: [], at: 0 };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Shift') return;
      const recent = event.timeStamp - before.at <= NEXT_KEY_MS ? before.keys : [];
      before = { keys: [], at: 0 };
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (document.querySelector(LAYERS)) return;
      const found = withCommand(event) ?? withoutCommand(event, recent);
      if (found === null) return;
      if (Array.isArray(found)) {
        before = { keys: found, at: event.timeStamp };
        return;
      }
      event.preventDefault();
      act(found);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}

function withCommand({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Action | null {
  return ctrlKey !== metaKey && !altKey && !shiftKey ? commandOf(key.toLowerCase()) : null;
}

/** The action of this key after those before it; keys that only begin a shortcut are given back. */
function withoutCommand(event: KeyboardEvent, before: string[]): Action | string[] | null {
  if (event.ctrlKey || event.metaKey || event.altKey || !singleKeys() || isField(event.target)) return null;
  // Signs stand where the keyboard has them, often above another key; a letter with Shift is no shortcut.
  if (event.shiftKey && /^\p{L}$/u.test(event.key)) return null;
  const key = event.key.toLowerCase();
  const after = actionOf([...before, key]);
  const pressed = after === null ? [key] : [...before, key];
  const action = after ?? actionOf(pressed);
  return action === 'more' ? pressed : action;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches(FIELDS) || target.isContentEditable);
