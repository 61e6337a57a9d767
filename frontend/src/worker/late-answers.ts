/** Answers of a slow network: a kept one has been handed out when they come, so the pages are told and ask once more. */
import type { WorkboxPlugin } from 'workbox-core';
import { CACHED_AT, type FromWorker } from '../lib/worker-messages';

/** A page that was told asks soon, or not at all; in milliseconds. */
const USABLE_MS = 30_000;

/** When each late answer came, by its address. */
const late = new Map<string, number>();

/** Whether the kept answer of this address is as new as the server's: true once for each late answer. */
export function isLateAnswerWanted(url: string): boolean {
  const at = late.get(url);
  late.delete(url);
  return at !== undefined && Date.now() - at < USABLE_MS;
}

/** Marks a kept answer as such, and tells the pages about the server's when it comes after all. */
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
