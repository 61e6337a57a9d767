/** Which answers the browser keeps for one account: those that are shown without a network, while it is logged in here. */
import type { WorkboxPlugin } from 'workbox-core';
import { ACCOUNT_CACHE, ACCOUNT_ENTRY } from '../lib/worker-messages';

const UUID = '[0-9a-f-]{36}';
/** Whatever is not named here is never kept. */
const CACHEABLE = [
  `listings/user/${UUID}/(status/ACTIVE|order-history)`,
  `watchlist/${UUID}(/contains)?`,
  `events(/store)?(/${UUID})?`,
  `dashboard/(store|user)-summary/${UUID}`,
  `users/(stores|${UUID})`,
  'catalogs/tcg-(types|formats)',
  // A hand-over at a table without a network.
  `deals/(queue|${UUID}(/code)?)`,
  'offers/inbox',
].map((path) => new RegExp(`^/api/${path}$`, 'i'));

/** Whether answers of this path are kept. */
export const isCacheable = (pathname: string): boolean => CACHEABLE.some((path) => path.test(pathname));

/** Keeps an answer only for the account that asked for it and is still logged in here, and none marked `no-store` for service workers. */
export const onlyForAccount: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || isNoStore(response)) return null;
    return (await isAccountsOwn(request)) ? response : null;
  },
  // A log-out in between has emptied the cache, and this answer has made it again.
  cacheDidUpdate: async ({ request }) => {
    if (!(await isAccountsOwn(request))) await (await caches.open(ACCOUNT_CACHE)).delete(request);
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const asker = askerOf(request);
    return asker === null || asker === (await owner()) ? cachedResponse : null;
  },
};

/** By the field that is for service workers alone, else by that for all caches (RFC 9213). */
const isNoStore = ({ headers }: Response): boolean =>
  /\bno-store\b/i.test(headers.get('service-worker-cache-control') ?? headers.get('cache-control') ?? '');

async function isAccountsOwn(request: Request): Promise<boolean> {
  const asker = askerOf(request);
  return asker !== null && asker === (await owner());
}

/** The account that is logged in here, as the pages say. */
export async function owner(): Promise<string | null> {
  const entry = await caches.match(ACCOUNT_ENTRY, { cacheName: ACCOUNT_CACHE });
  return entry ? entry.text() : null;
}

/** Who asks, by the subject of their access token; null where a call has none. */
function askerOf({ headers }: Request): string | null {
  const [, claims] = /^Bearer [\w-]+\.([\w-]+)\./.exec(headers.get('authorization') ?? '') ?? [];
  if (!claims) return null;
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
