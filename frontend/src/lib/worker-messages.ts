/** What the pages and the service worker agree on. */

/** Where the worker keeps what one account saw: emptied when somebody else logs in, or nobody is any more. */
export const ACCOUNT_CACHE = 'account';
/** The entry of that cache that says whose it is: a page puts it there, and without it the worker keeps nothing. */
export const ACCOUNT_ENTRY = '/account-of-this-cache';

/** The header of an answer that was kept: since when, in milliseconds; empty where nobody can say. */
export const CACHED_AT = 'x-kept-at';

/** The lock under which the cookie of the session is rotated, by one of the tabs or the worker. */
export const REFRESH_LOCK = 'playset-refresh';
/** Less than the time for which the server forgives another use of the old cookie: an answer that was lost is asked for again. */
export const REFRESH_TIMEOUT_MS = 6_000;

/** The network has answered after all, for an address whose kept answer was handed out; the new one is kept now. */
export interface FromWorker {
  kind: 'late';
  url: string;
}
