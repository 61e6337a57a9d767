/** What a toast says, with a button that does something about it: reached by Tab, or by Ctrl-Z from anywhere. */
import { useEffect, useRef } from 'react';
import { PlainButton } from './plain-button';
import type { ToastAction } from './toast';
import classes from './toast-action.module.css';

interface ToastWithActionProps extends ToastAction {
  message: string;
}

/** In a field Ctrl-Z takes back what was typed there. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** The toasts that stand there, the latest last: Ctrl-Z takes back what was done last. */
const standing: symbol[] = [];

export function ToastWithAction({ message, label, act }: ToastWithActionProps) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const me = Symbol('toast');
    standing.push(me);
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      if (standing.at(-1) !== me || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(FIELDS)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => {
      standing.splice(standing.indexOf(me), 1);
      window.removeEventListener('keydown', press);
    };
  }, []);
  return (
    <span className={classes.toast}>
      <span>{message}</span>
      <PlainButton look="quiet" className={classes.button} aria-keyshortcuts="Control+Z Meta+Z" onClick={act}>
        {label}
      </PlainButton>
    </span>
  );
}
