/** What was kept gives way to what the server says, as soon as it can be reached again. */
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/base';
import {
  cachedAnswers,
  currentConnection,
  forgetCachedAnswers,
  onReconnect,
  reconnect,
  showOffline,
} from '../browser/connection';
import { isUnanswered } from '../lib/problem';
import type { FromWorker } from '../lib/worker-messages';
import type { Store } from './store';

/** A browser may say that it is connected where nothing answers: the server is tried so often, in milliseconds. */
const PROBE_INTERVAL_MS = 15_000;
const PROBE = '/health/live';
/** A network that was away for less is not worth a word; in milliseconds. */
const PROBE_DELAY_MS = 1_000;

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
  const timer = setInterval(() => {
    if (!currentConnection().connected && !document.hidden) void probe();
  }, PROBE_INTERVAL_MS);
  const stopDoubting = whenInDoubt(store, () => void probe());
  return () => {
    stopListening();
    stopDoubting();
    clearInterval(timer);
    navigator.serviceWorker?.removeEventListener('message', heard);
  };
}

async function probe(): Promise<void> {
  if (navigator.onLine === false) return;
  const answer = await fetch(PROBE, { cache: 'no-store' }).catch(() => null);
  if (answer) await reconnect();
  else showOffline();
}

/** Calls `look` a while after a call without an answer, or a part of the client that did not load. Returns the way to stop. */
function whenInDoubt(store: Store, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  const doubt = () => {
    since = Date.now();
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, PROBE_DELAY_MS);
  };
  const check = () => {
    if (currentConnection().connected && isUnansweredSince(store, since)) doubt();
  };
  check();
  // What failed to load before this module did has left its message.
  if (document.querySelector('main [role="alert"]')) doubt();
  const stopChecking = store.subscribe(check);
  window.addEventListener('vite:preloadError', doubt);
  return () => {
    stopChecking();
    clearTimeout(timer);
    window.removeEventListener('vite:preloadError', doubt);
  };
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
  await new Promise<void>((resolve) => {
    const look = () => {
      if (queriesOf(store).some((entry) => entry?.status === 'pending')) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    // A refetch begins with the next microtask.
    setTimeout(look);
  });
  return !isUnansweredSince(store, begun);
}

const queriesOf = (store: Store) => Object.values(store.getState().api.queries);

/** Whether a query that began at `moment` or later got no answer. */
const isUnansweredSince = (store: Store, moment: number): boolean =>
  queriesOf(store).some(
    (entry) =>
      entry?.status === 'rejected' && (entry.startedTimeStamp ?? 0) >= moment && isUnanswered(entry.error),
  );
