/** Whether the page shows what came from the server now, or what was kept of earlier visits. */
import { useSyncExternalStore } from 'react';
import { onWindow } from '../lib/on-window';

/** Connected, or not: then what is shown was loaded `since` (milliseconds; null where nobody can say). */
export type Connection = { connected: true } | { connected: false; since: number | null };

/** An answer that was kept replaces the server's: which cache entry shows it, and since when it was kept. */
export interface CachedAnswer {
  key: string;
  at: number | null;
}

/** Refetches the cache entries of these keys, or all that are on the screen; whether the server answered. */
type Refetch = (keys?: ReadonlySet<string>) => Promise<boolean>;

const CONNECTED: Connection = { connected: true };
const listeners = new Set<() => void>();
/** The kept answers, by their addresses. */
const cached = new Map<string, CachedAnswer>();
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;
let connection: Connection = isOffline() ? { connected: false, since: null } : CONNECTED;
let refetch: Refetch = async () => true;
let refetching = false;

/** The connection as it is now. */
export const currentConnection = (): Connection => connection;

/** The kept answers that have not been replaced yet, by their addresses. */
export const cachedAnswers = (): ReadonlyMap<string, CachedAnswer> => cached;

/** An answer came from the network: what was kept in the meantime is asked for again. */
export function answeredByServer(url: string): void {
  cached.delete(url);
  if (!connection.connected && !isOffline()) void refetchCached();
}

/** There is no network: a kept answer stood in for the server's. */
export function answeredFromCache(url: string, answer: CachedAnswer): void {
  cached.set(url, answer);
  showOffline();
}

/** This cache entry is gone: nothing shows what was kept for it. */
export function forgetCachedAnswers(gone: string): void {
  for (const [url, { key }] of cached) if (key === gone) cached.delete(url);
}

/** Who refetches; without it, the browser's word for a connection is taken. */
export function onReconnect(work: Refetch): void {
  refetch = work;
}

/** The network may be back: what is on the screen is asked for again, and only then is it said to be new. */
export async function reconnect(): Promise<void> {
  if (refetching || connection.connected) return;
  refetching = true;
  const answered = await refetch();
  refetching = false;
  if (answered) showConnected();
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

async function refetchCached(): Promise<void> {
  if (refetching) return;
  if (cached.size > 0) {
    refetching = true;
    await refetch(new Set([...cached.values()].map(({ key }) => key)));
    refetching = false;
  }
  showConnected();
}

/** There is no network. Of several kept answers the oldest says how old the page may be. */
export function showOffline(): void {
  const moments = [...cached.values()].flatMap(({ at }) => (at === null ? [] : [at]));
  const since = moments.length > 0 ? Math.min(...moments) : null;
  if (connection.connected || connection.since !== since) change({ connected: false, since });
}

function showConnected(): void {
  if (cached.size > 0 || isOffline()) showOffline();
  else change(CONNECTED);
}

function change(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const listener of listeners) listener();
}

onWindow('offline', showOffline);
onWindow('online', () => void reconnect());
