/** Getting a new access token by the refresh cookie: one refresh at a time, in this tab and across tabs. */
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { isLogoutPending, sendPendingLogout } from '../browser/pending-logout';
import {
  announceExpiry,
  currentUser,
  readUserAgain,
  type SessionUser,
  saveAccessToken,
  updateUser,
} from '../browser/session';
import { REFRESH_LOCK, REFRESH_TIMEOUT_MS } from '../lib/worker-messages';

declare global {
  interface Window {
    /** What `public/prefetch-token.js` has asked for, for whom, and when in milliseconds since the page began. */
    prefetchedToken?: {
      readonly uuid: string;
      readonly requestedAt: number;
      readonly answer: Promise<Response>;
    };
  }
}

/** What stops a refresh: for anyone who looks into it, people read nothing of it. */
const failed = ({ message }: Error): FetchBaseQueryError => ({ status: 'CUSTOM_ERROR', error: message });
const NO_TOKEN = failed(new Error('No access token in refresh response'));
const LOGGED_OUT = failed(new Error('A log-out waits for the network'));
const SOMEBODY_ELSE = failed(new Error('The user changed during the refresh'));

/** A new token, and whose it is. */
interface Refreshed {
  accessToken: string;
  user?: SessionUser | undefined;
}

let inFlight: Promise<FetchBaseQueryError | null> | null = null;
let lastEnd: FetchBaseQueryError | null = null;

/** How the last session ended that a refresh found to be over; another object for each, null where none has. */
export const lastSessionEnd = (): FetchBaseQueryError | null => lastEnd;

/**
 * Stores a new access token; all who ask while a refresh runs share its outcome. Answers null, or the error of the
 * failed refresh, after which no token is stored.
 */
export function refreshAccessToken(): Promise<FetchBaseQueryError | null> {
  inFlight ??= afterLogout(() => oneTabAtATime(refresh)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

/** A session whose owner has logged out is ended first, and must not be refreshed until it is. */
async function afterLogout(work: typeof refresh): Promise<FetchBaseQueryError | null> {
  if (isLogoutPending()) await sendPendingLogout();
  return isLogoutPending() ? LOGGED_OUT : work();
}

/** The tabs share one rotating cookie: two refreshes at once would look like a stolen one. */
async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  // Old browsers and plain-http pages have no locks; the server forgives a cookie used twice within seconds.
  return navigator.locks ? navigator.locks.request(REFRESH_LOCK, work) : work();
}

async function refresh(): Promise<FetchBaseQueryError | null> {
  const asker = currentUser()?.uuid;
  const outcome = await requestToken();
  // Anyone who logged out in the meantime must not be left with a token, and anyone who logged in has one of their own.
  if (currentUser()?.uuid !== asker) return 'accessToken' in outcome ? SOMEBODY_ELSE : outcome;
  if ('accessToken' in outcome) {
    // The cookie of another account's login: this tab was frozen in the meantime.
    if (asker && outcome.user && outcome.user.uuid !== asker) {
      readUserAgain();
      return SOMEBODY_ELSE;
    }
    saveAccessToken(outcome.accessToken);
    // A name may have been changed on another device.
    if (outcome.user) updateUser(outcome.user);
    return null;
  }
  saveAccessToken(null);
  // Only an answer ends the session; without a network it may still be good.
  if (outcome.status === 401 || outcome === NO_TOKEN) {
    lastEnd = { ...outcome };
    announceExpiry();
  }
  return outcome;
}

async function requestToken(): Promise<Refreshed | FetchBaseQueryError> {
  const prefetched = await takePrefetchedToken();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), REFRESH_TIMEOUT_MS);
  try {
    const response =
      prefetched ??
      (await fetch(`${window.location.origin}/api/auth/refresh`, {
        method: 'POST',
        credentials: 'include',
        signal: controller.signal,
      }));
    const text = await response.text();
    const body = parse(text);
    if (!response.ok) return { status: response.status, data: body ?? text };
    const { accessToken = '', user } = (body ?? {}) as Partial<Refreshed>;
    return typeof accessToken === 'string' && accessToken !== '' ? { accessToken, user } : NO_TOKEN;
  } catch (failure) {
    const error = String(failure);
    return controller.signal.aborted ? { status: 'TIMEOUT_ERROR', error } : { status: 'FETCH_ERROR', error };
  } finally {
    clearTimeout(timer);
  }
}

/** The answer that was asked for before this code was there: good once, soon, and for the same user. */
async function takePrefetchedToken(): Promise<Response | undefined> {
  const { prefetchedToken } = window;
  window.prefetchedToken = undefined;
  const isGood =
    prefetchedToken?.uuid === currentUser()?.uuid &&
    performance.now() - (prefetchedToken?.requestedAt ?? 0) < REFRESH_TIMEOUT_MS;
  return isGood ? prefetchedToken?.answer.catch(() => undefined) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
