/** Whether a new version of the client is there, and how it is taken. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let activate: (() => void) | null = null;

/** A new version waits, or another tab has taken it already; `work` shows it in this tab. */
export function announceUpdate(work: () => void): void {
  activate = work;
  for (const listener of listeners) listener();
}

/** How this tab takes the new version; null where there is none. */
export const useUpdate = (): (() => void) | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => activate,
    () => null,
  );
