/** Responses that arrive after a cached one was served: the pages are notified and request them again. */
import type { WorkboxPlugin } from 'workbox-core';
import { CACHED_AT, type FromWorker } from '../lib/worker-messages';

/** How long a late response can be requested after its notification, in milliseconds. */
const USABLE_MS = 30_000;

/** When each late response arrived, by URL. */
const late = new Map<string, number>();

/** Whether the cached response of this URL is current: true once for each late response. */
export function isLateAnswerWanted(url: string): boolean {
  const at = late.get(url);
  late.delete(url);
  return at !== undefined && Date.now() - at < USABLE_MS;
}

/** Marks a cached response as such, and notifies the pages when the server's arrives after all. */
export const sendLateAnswer = (tell: (message: FromWorker) => Promise<void>): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (!cachedResponse) return cachedResponse;
    if (state) state.handedOut = true;
    const headers = new Headers(cachedResponse.headers);
    const date = headers.get('date');
    headers.set(CACHED_AT, date ? String(Date.parse(date)) : '');
    const { status, statusText } = cachedResponse;
    return new Response(await cachedResponse.blob(), { status, statusText, headers });
  },
  cacheDidUpdate: async ({ request, state }) => {
    if (!state?.handedOut) return;
    late.set(request.url, Date.now());
    await tell({ kind: 'late', url: request.url });
  },
});
