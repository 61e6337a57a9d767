/** Outcome messages in a corner of the page: who asks for one needs nothing of what draws them. */
import { useSyncExternalStore } from 'react';

/** A message that is shown for a moment. */
export interface Toast {
  kind: 'success' | 'error';
  message: string;
  action?: ToastAction | undefined;
}

/** What can be done about it, such as to take it back. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** Asked for before their place was there. */
let waiting: Toast[] = [];
let show: ((toast: Toast) => void) | null = null;
const listeners = new Set<() => void>();

/** Says that something worked. */
export const toastSuccess = (message: string, action?: ToastAction): void =>
  tell({ kind: 'success', message, action });

/** Says that something failed. */
export const toastError = (message: string): void => tell({ kind: 'error', message });

function tell(toast: Toast): void {
  if (show) {
    show(toast);
    return;
  }
  waiting = [...waiting, toast];
  for (const listener of listeners) listener();
}

/** Draws the toasts from now on, those first that waited for it. Returns the way to stop. */
export function drawToasts(draw: (toast: Toast) => void): () => void {
  show = draw;
  const pending = waiting;
  waiting = [];
  for (const toast of pending) draw(toast);
  return () => {
    if (show === draw) show = null;
  };
}

/** Whether a toast waits for its place, inside a component. */
export const useToastWaits = (): boolean => useSyncExternalStore(listen, waits, waits);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const waits = () => waiting.length > 0;
