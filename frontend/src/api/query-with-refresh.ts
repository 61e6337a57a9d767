/** How every call is sent: with the access token, and once more after a refresh when the server answers 401. */
import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { accessToken, currentUser } from '../lib/session';
import { refreshAccessToken } from './refresh';

/** A call without an answer is given up after so many milliseconds. */
const TIMEOUT_MS = 20_000;
/** A call of the card database is given up sooner. */
const CARDS_TIMEOUT_MS = 5_000;
const CARDS = /^\/api\/cards\//;

/** Calls that prove who the caller is by themselves: a 401 of theirs is an answer, not an expired token. */
const WITHOUT_REFRESH = /^\/api\/(auth\/|users\/signup)/;

const send = fetchBaseQuery({
  baseUrl: window.location.origin,
  credentials: 'include',
  prepareHeaders: (headers) => {
    const token = accessToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    return headers;
  },
});

/**
 * Sends a call. A 401 on a call not yet retried waits for the one refresh that is under way (or starts it) and
 * replays the call with the new token; when the refresh fails, its error is the call's error.
 */
export const queryWithRefresh: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (call, api, options) => {
  const tokenSent = accessToken();
  const asker = currentUser()?.uuid;
  const { url, ...rest } = typeof call === 'string' ? { url: call } : call;
  const timed = { url, timeout: CARDS.test(url) ? CARDS_TIMEOUT_MS : TIMEOUT_MS, ...rest };
  const answer = await send(timed, api, options);
  if (answer.error?.status !== 401 || WITHOUT_REFRESH.test(url)) return answer;
  // Nobody waits for what was asked for whoever logged out meanwhile.
  if (currentUser()?.uuid !== asker) return answer;

  // Somebody else's refresh may have ended while this call was on its way with the old token.
  const tokenNow = accessToken();
  if (!tokenNow || tokenNow === tokenSent) {
    const failure = await refreshAccessToken();
    if (failure) return { error: failure, meta: answer.meta };
  }
  return send(timed, api, options);
};
