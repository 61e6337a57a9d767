/** Who is logged in here: the user's record in local storage, the access token in the tab's session storage. */

import { onWindow } from '../lib/on-window';
import { local, perTab, readStored, storedItem, writeStored } from '../lib/stored';
import { forgetLogout } from './pending-logout';

/** The two kinds of account: a player and a local store. */
export type Role = 'USER' | 'STORE';

/** The logged-in user as kept in the browser. */
export interface SessionUser {
  uuid: string;
  name: string;
  email: string;
  phoneNumber: string;
  address: string;
  role: Role;
}

const USER_KEY = 'user';
const token = storedItem(perTab, 'accessToken');
/** Codes that wait for a network (`pending-codes.ts`): named here, as they end with the session, whatever is loaded. */
export const PENDING_CODES_KEY = 'pendingCodes';

const listeners = new Set<() => void>();
const expiryListeners = new Set<() => void>();
let expiryUnheard = false;
let isFromAnotherTab = false;
let user = readUser();

/** The logged-in user, or null. The same object until the record changes. */
export const currentUser = (): SessionUser | null => user;

/** The access token of this tab, or null (a new tab has none until its first refresh). */
export const accessToken = token.read;

/** Keeps a fresh access token, or drops it. */
export const saveAccessToken = token.write;

/** Begins a session after a login. What another account has left in this tab is gone, as in all other tabs. */
export function startSession(session: { accessToken: string; user: SessionUser }): void {
  expiryUnheard = false;
  isFromAnotherTab = false;
  if (user && user.uuid !== session.user.uuid) clearTab();
  // The cookie of the session that was to be ended has been replaced.
  forgetLogout();
  saveAccessToken(session.accessToken);
  saveUser(session.user);
}

/** Replaces the stored record, after the user changed their details. */
export function saveUser(next: SessionUser): void {
  writeStored(local, USER_KEY, JSON.stringify(next));
  changeUser(next);
}

/** Keeps the details of the logged-in user as the server has them now; nothing where somebody else is logged in. */
export function updateUser({ uuid, name, email, phoneNumber, address, role }: SessionUser): void {
  const kept = user;
  if (kept?.uuid !== uuid) return;
  const next = { uuid, name, email, phoneNumber, address, role };
  if (Object.entries(next).some(([detail, value]) => kept[detail as keyof SessionUser] !== value))
    saveUser(next);
}

/** Ends the session in this browser: user, token and the rest of session storage are gone. Other tabs notice. */
export function endSession(): void {
  expiryUnheard = false;
  clearTab();
  writeStored(local, USER_KEY, null);
  writeStored(local, PENDING_CODES_KEY, null);
  changeUser(null);
}

/** Whether who is logged in has changed in another tab since this one was loaded: what a stranger wanted is that tab's to do. */
export const wasLoggedInElsewhere = (): boolean => isFromAnotherTab;

/** Calls `listener` whenever the user changes, here or in another tab. Returns the way to stop. */
export function onUserChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the page that the server no longer knows the session, so that it can ask for a new login. */
export function announceExpiry(): void {
  const listeners = [...expiryListeners];
  expiryListeners.clear();
  expiryUnheard = listeners.length === 0;
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` once: when the session expires, or now if nobody has heard of it yet. Anyone who has shown what came of
 * it listens again: until then the page is about to ask for a login, and need not hear of it again. Returns a function that stops listening.
 */
export function onExpiry(listener: () => void): () => void {
  if (expiryUnheard) {
    expiryUnheard = false;
    listener();
  } else expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Nothing of one user's is left for the next. */
function clearTab(): void {
  token.write(null);
  try {
    perTab().clear();
  } catch {
    // Nothing was stored then.
  }
}

function changeUser(next: SessionUser | null): void {
  user = next;
  for (const listener of listeners) listener();
}

function readUser(): SessionUser | null {
  const text = readStored(local, USER_KEY);
  if (!text) return null;
  try {
    const found: unknown = JSON.parse(text);
    return isSessionUser(found) ? found : null;
  } catch {
    return null;
  }
}

function isSessionUser(found: unknown): found is SessionUser {
  if (typeof found !== 'object' || found === null) return false;
  const { uuid, role } = found as Partial<SessionUser>;
  return typeof uuid === 'string' && (role === 'USER' || role === 'STORE');
}

/** Takes over who is logged in here by now, after somebody else has changed that. */
export function readUserAgain(): void {
  const next = readUser();
  if (next?.uuid !== user?.uuid) {
    clearTab();
    isFromAnotherTab = true;
  }
  changeUser(next);
}

onWindow('storage', ({ key }) => {
  if (key === USER_KEY || key === null) readUserAgain();
});
// A page that is frozen hears of no change in another tab.
onWindow('pageshow', ({ persisted }) => {
  if (persisted) readUserAgain();
});
