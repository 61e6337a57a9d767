/** What the browser keeps for when there is no network: the frame of the client, and what this person saw last. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { type FromWorker, OWN_CACHE, type ToWorker } from '../lib/worker-messages';

declare const self: ServiceWorkerGlobalScope;
/** The files that are kept from the first visit on; put in by the build. */
declare const KEPT_FILES: PrecacheEntry[];

const DAY = 24 * 60 * 60;
/** A network that says nothing for so long is taken for none, in seconds. */
const PATIENCE = 6;
/** What shows a person's own things: their listings and watchlist, the events, and the account itself. */
const OWN = /^\/api\/(listings\/user|watchlist|events|dashboard|users|catalogs)(\/|$)/;
const PICTURE = /^\/api\/cards\/[^/]+\/image\//;

// Addresses are what they are: no page hides behind another name.
precacheAndRoute(KEPT_FILES, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

/** Tells the pages whether they show what came now, or what was kept. */
const telling: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    await tell({ kind: 'fresh' });
    return response;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const at = cachedResponse?.headers.get('date');
    if (cachedResponse) await tell({ kind: 'kept', at: at ? Date.parse(at) : null });
    return cachedResponse;
  },
};

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OWN.test(url.pathname),
  new NetworkFirst({
    cacheName: OWN_CACHE,
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreVary: true },
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 14 * DAY }),
      telling,
    ],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PICTURE.test(url.pathname),
  new CacheFirst({
    cacheName: 'pictures',
    matchOptions: { ignoreVary: true },
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
    ],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'files',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
    ],
  }),
);
const pages = new NetworkOnly({ networkTimeoutSeconds: PATIENCE });
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await pages.handle(options);
      } catch {
        return (await matchPrecache('/app.html')) ?? Response.error();
      }
    },
    { denylist: [/^\/(api|health|metrics)(\/|$)/] },
  ),
);

self.addEventListener('message', (event) => {
  // A new version waits until the person says so, or has closed every page of the old one.
  if ((event.data as ToWorker | null)?.kind === 'take-over') void self.skipWaiting();
});

async function tell(message: FromWorker): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
}
