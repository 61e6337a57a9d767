/** The service worker's side of the page: registered after the first screen, replaced when the person wants it. */
import { Workbox } from 'workbox-window';
import { ACCOUNT_CACHE, ACCOUNT_ENTRY } from '../lib/worker-messages';
import { currentUser, onUserChange } from './session';
import { announceUpdate } from './update';

const WORKER = '/service-worker.js';
/** A page that stays open for days looks this often for a new version, in milliseconds. */
const UPDATE_INTERVAL_MS = 60 * 60 * 1000;

/** The one address of a script that the page may name in words, where the browser asks for such a promise. */
interface ScriptAddresses {
  createPolicy(
    name: 'worker',
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}
declare const trustedTypes: ScriptAddresses | undefined;
const address = (): string =>
  typeof trustedTypes === 'undefined'
    ? WORKER
    : trustedTypes.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL('');

/**
 * Lets the browser keep what is needed without a network. Old browsers and plain-http pages go without. `reload` loads the
 * page again with a new version.
 */
export async function registerServiceWorker(reload = () => window.location.reload()): Promise<void> {
  if (!navigator.serviceWorker) return;
  followAccount();
  try {
    const workbox = new Workbox(address());
    // In every tab: the new version waits for all of them, and one of them lets it in for all of them.
    const announce = () => announceUpdate(() => void activateUpdate(workbox, reload));
    workbox.addEventListener('waiting', announce);
    workbox.addEventListener('controlling', ({ isUpdate }) => isUpdate && announce());
    // The page has loaded already, and `register` would wait for that.
    await workbox.register({ immediate: true });
    setInterval(() => void workbox.update().catch(() => undefined), UPDATE_INTERVAL_MS);
  } catch (failure) {
    console.warn('This browser keeps nothing for when there is no network.', failure);
  }
}

/** Loads the page again with the new version, which another tab may have let in already. */
async function activateUpdate(workbox: Workbox, reload: () => void): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return reload();
  workbox.addEventListener('controlling', reload);
  workbox.messageSkipWaiting();
}

/** Nothing that one account saw is kept for the next, and nothing at all once nobody is logged in. */
function followAccount(): void {
  let work = keepFor(currentUser()?.uuid);
  onUserChange(() => {
    work = work.then(() => keepFor(currentUser()?.uuid));
  });
}

async function keepFor(uuid: string | undefined): Promise<void> {
  try {
    const owner = await (await caches.match(ACCOUNT_ENTRY, { cacheName: ACCOUNT_CACHE }))?.text();
    if (owner !== undefined && owner === uuid) return;
    await caches.delete(ACCOUNT_CACHE);
    await closeNotifications();
    if (uuid === undefined) return;
    await (await caches.open(ACCOUNT_CACHE)).put(ACCOUNT_ENTRY, new Response(uuid));
  } catch (failure) {
    console.warn('This browser keeps nothing for when there is no network.', failure);
  }
}

/** Those that are on the screen still; a browser may not know them. */
async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
}
