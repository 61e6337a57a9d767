/** What was kept gives way to what the server says, as soon as it can be reached again. */
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/base';
import {
  cachedAnswers,
  currentConnection,
  forgetCachedAnswers,
  onReconnect,
  reconnect,
} from '../browser/connection';
import { isUnanswered } from '../lib/problem';
import type { FromWorker } from '../lib/worker-messages';
import type { Store } from './store';

/** A browser may say that it is connected where nothing answers: the server is tried so often, in milliseconds. */
const PROBE_INTERVAL_MS = 15_000;
const PROBE = '/health/live';

/** Refetches what this store shows whenever the network returns. Returns the way to stop. */
export function watchConnection(store: Store): () => void {
  // The library's own listeners, but for the one moment at which it is known what has come of the refetch.
  const stopListening = setupListeners(store.dispatch, (dispatch, { onOnline, onFocus, onFocusLost }) => {
    const looked = () => dispatch(document.hidden ? onFocusLost() : onFocus());
    document.addEventListener('visibilitychange', looked);
    onReconnect((keys) => {
      const begun = Date.now();
      if (keys) for (const key of keys) refetchEntry(store, key);
      else dispatch(onOnline());
      return settled(store, begun);
    });
    return () => {
      document.removeEventListener('visibilitychange', looked);
      onReconnect(async () => true);
    };
  });
  const heard = ({ data }: MessageEvent<FromWorker>) => {
    const answer = data?.kind === 'late' ? cachedAnswers().get(data.url) : undefined;
    if (answer) refetchEntry(store, answer.key);
  };
  navigator.serviceWorker?.addEventListener('message', heard);
  const timer = setInterval(() => void probe(), PROBE_INTERVAL_MS);
  return () => {
    stopListening();
    clearInterval(timer);
    navigator.serviceWorker?.removeEventListener('message', heard);
  };
}

async function probe(): Promise<void> {
  if (currentConnection().connected || navigator.onLine === false || document.hidden) return;
  const answer = await fetch(PROBE, { cache: 'no-store' }).catch(() => null);
  if (answer) await reconnect();
}

function refetchEntry({ dispatch, getState }: Store, key: string): void {
  const entry = getState().api.queries[key];
  const endpoint = (baseApi.endpoints as Record<string, Endpoint | undefined>)[entry?.endpointName ?? ''];
  if (!entry || !endpoint) forgetCachedAnswers(key);
  else dispatch(endpoint.initiate(entry.originalArgs, { subscribe: false, forceRefetch: true }));
}

interface Endpoint {
  initiate(args: unknown, options: object): Parameters<Store['dispatch']>[0];
}

/** Waits until nothing is being loaded; whether the server has answered whatever was. */
async function settled(store: Store, begun: number): Promise<boolean> {
  const entries = () => Object.values(store.getState().api.queries);
  await new Promise<void>((resolve) => {
    const look = () => {
      if (entries().some((entry) => entry?.status === 'pending')) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    // A refetch begins with the next microtask.
    setTimeout(look);
  });
  return !entries().some((entry) => (entry?.startedTimeStamp ?? 0) >= begun && isUnanswered(entry?.error));
}
