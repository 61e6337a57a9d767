/** What the browser keeps for when there is no network: the frame of the client, and what this person saw last. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { cacheNames, clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { ACCOUNT_CACHE, REFRESH_LOCK } from '../lib/worker-messages';
import { isCacheable, onlyForAccount, owner } from './account-cache';
import { documentAt } from './deal-page';
import { isLateAnswerWanted, sendLateAnswer } from './late-answers';
import { messageFor, openLink, renewSubscription, showMessage } from './notifications';

declare const self: ServiceWorkerGlobalScope;
/** The files that are kept from the first visit on; put in by the build. */
declare const KEPT_FILES: PrecacheEntry[];

const DAY = 24 * 60 * 60;
/** A network that says nothing for so long is taken for none, in seconds. */
const NETWORK_TIMEOUT = 6;
const PICTURE = /^\/api\/cards\/[^/]+\/image\//;
const PICTURES = 'pictures';
const FILES = 'files';

// Addresses are what they are: no page hides behind another name.
precacheAndRoute(KEPT_FILES, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

/** A call is one account's: its answer is found whatever its headers say that it varies with. */
const OF_ACCOUNT = { cacheName: ACCOUNT_CACHE, matchOptions: { ignoreVary: true } };
const networkFirst = new NetworkFirst({
  ...OF_ACCOUNT,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [
    onlyForAccount,
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 14 * DAY }),
    sendLateAnswer(async (message) => {
      for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
    }),
  ],
});
const cacheOnly = new CacheOnly({ ...OF_ACCOUNT, plugins: [onlyForAccount] });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCacheable(url.pathname),
  async (options) => {
    const again = () => networkFirst.handle(options);
    return isLateAnswerWanted(options.request.url) ? cacheOnly.handle(options).catch(again) : again();
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PICTURE.test(url.pathname),
  new CacheFirst({
    cacheName: PICTURES,
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
    cacheName: FILES,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      // More than one version of the client has: a screen that was seen must not lose a file to one that is seen later.
      new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
    ],
  }),
);
const pages = new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT });
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await pages.handle(options);
      } catch {
        const kept = await matchPrecache('/app.html');
        return kept ? documentAt(options.url.pathname, kept) : Response.error();
      }
    },
    { denylist: [/^\/(api|embed|health|metrics)(\/|$)/] },
  ),
);

// Whatever versions before this one have kept, such as somebody's whole data under `own`, is not kept any longer.
const KNOWN = [cacheNames.precache, ACCOUNT_CACHE, PICTURES, FILES];
self.addEventListener('activate', (event) => event.waitUntil(deleteUnknownCaches()));

async function deleteUnknownCaches(): Promise<void> {
  const unknown = (await caches.keys()).filter((name) => !KNOWN.includes(name));
  await Promise.all(unknown.map((name) => caches.delete(name)));
}

self.addEventListener('message', ({ data }) => {
  // A new version waits until the person says so, or has closed every page of the old one, which says it in other words.
  const { type, kind } = (data ?? {}) as { type?: string; kind?: string };
  if (type === 'SKIP_WAITING' || kind === 'take-over') void self.skipWaiting();
});

self.addEventListener('push', (event) =>
  event.waitUntil(messageFor(event.data, owner).then((message) => showMessage(self.registration, message))),
);
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link } = (event.notification.data ?? {}) as { link?: unknown };
  event.waitUntil(openLink(self.clients, link, self.location.origin));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  // Two refreshes at once would look like a stolen cookie: the tabs take the same lock.
  const renewed = renewSubscription(self.registration.pushManager, (work) =>
    navigator.locks.request(REFRESH_LOCK, work),
  );
  (event as ExtendableEvent).waitUntil(renewed);
});
