/** Whether the page shows what came from the server now, or what was kept of earlier visits. */
import { useSyncExternalStore } from 'react';
import type { FromWorker } from './worker-messages';

/** Connected, or not: then what is shown was loaded `since` (milliseconds; null where nobody can say). */
export type Connection = { connected: true } | { connected: false; since: number | null };

const CONNECTED: Connection = { connected: true };
const listeners = new Set<() => void>();
let connection: Connection = navigator.onLine === false ? { connected: false, since: null } : CONNECTED;

/** An answer came from the network. */
export const connected = (): void => change(CONNECTED);

/** There is no network; something that was kept since `at` stood in for an answer. */
export function disconnected(at: number | null = null): void {
  // Of several answers the oldest says how old the page may be.
  const before = connection.connected ? null : connection.since;
  const since = at === null ? before : Math.min(at, before ?? at);
  if (!connection.connected && since === before) return;
  change({ connected: false, since });
}

/** The connection inside a component. */
export const useConnection = (): Connection =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => connection,
    () => CONNECTED,
  );

function change(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const listener of listeners) listener();
}

window.addEventListener('offline', () => disconnected());
window.addEventListener('online', connected);
// The worker tells where each answer came from.
navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
  if (data.kind === 'kept') disconnected(data.at);
  else if (navigator.onLine !== false) connected();
});
