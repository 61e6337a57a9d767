// Where an import may fetch from: an address in an answer is followed to the card database's own machines only.

const FILES = ['scryfall.io', 'scryfall.com'];
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether something at `url` may be fetched when the card database is at `api`: from there, and from the hosts where the
 * public one keeps its files, encrypted. A database on this machine may send us nowhere else.
 */
export function mayFetch(url: URL, api: URL): boolean {
  if (url.username || url.password) return false;
  if (url.origin === api.origin) return true;
  if (LOOPBACK.test(api.hostname) || url.protocol !== 'https:' || url.port !== '') return false;
  return FILES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
