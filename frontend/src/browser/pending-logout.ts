/** A log-out that the server has not heard of yet: remembered in this browser, and sent as soon as there is a network. */

import { onWindow } from '../lib/on-window';
import { local, readStored, writeStored } from '../lib/stored';

const KEY = 'logoutPending';
const TIMEOUT_MS = 10_000;
/** The browser may say that there is a network, and the server cannot be reached all the same. */
const RETRY_MS = 10_000;

let waiting = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Whether the session of the cookie is still to be ended: until then nobody may refresh it. */
export const isLogoutPending = (): boolean => readStored(local, KEY) !== null;

/** Whether the server could not be reached with it. */
export const isLogoutWaiting = (): boolean => waiting;

/** Calls `listener` whenever `isLogoutWaiting` changes. Returns the way to stop. */
export function onLogoutWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody logs out here: kept until the server has answered, also when the page is closed before. */
export const rememberLogout = (): void => writeStored(local, KEY, 'yes');

/** The server has ended the session, or a new log-in has replaced its cookie. */
export function forgetLogout(): void {
  writeStored(local, KEY, null);
  show(false);
}

/** What the server has answered to the log-out: null for nothing. Without a usable answer it is sent again later. */
export function logoutAnswered(status: number | null): void {
  const isAnswered = status !== null && status < 500 && status !== 429;
  if (isAnswered) {
    forgetLogout();
    return;
  }
  show(true);
  if (navigator.onLine !== false) timer = setTimeout(() => void sendPendingLogout(), RETRY_MS);
}

/** Sends the log-out that is pending, in one tab at a time. */
export async function sendPendingLogout(): Promise<void> {
  if (!isLogoutPending()) return;
  const send = async () => {
    // Another tab may have sent it in the meantime.
    if (isLogoutPending()) logoutAnswered(await postLogout());
  };
  await (navigator.locks ? navigator.locks.request('playset-logout', send) : send());
}

async function postLogout(): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const address = `${window.location.origin}/api/auth/logout`;
    return (await fetch(address, { method: 'POST', credentials: 'include', signal })).status;
  } catch {
    return null;
  }
}

function show(next: boolean): void {
  clearTimeout(timer);
  if (waiting === next) return;
  waiting = next;
  for (const listener of listeners) listener();
}

onWindow('online', () => void sendPendingLogout());
onWindow('storage', () => {
  if (!isLogoutPending()) show(false);
});
