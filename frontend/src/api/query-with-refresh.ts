/**
 * How every call is sent: with the access token (got first where there is none), once more after a 401 and a refresh, and
 * what may lead to a mail with the language of the page.
 */
import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { answeredByServer, answeredFromCache } from '../browser/connection';
import { accessToken, currentUser } from '../browser/session';
import { CACHED_AT } from '../lib/worker-messages';
import { pageLanguage } from '../texts/language';
import { PUBLIC_CALLS } from './generated/public-calls';
import { lastSessionEnd, refreshAccessToken } from './refresh';

/** The timeout of a call, in milliseconds. */
const TIMEOUT_MS = 20_000;
/** A call of the card database is given up sooner. */
const CARDS_TIMEOUT_MS = 5_000;
const CARDS = /^\/api\/cards\//;

/**
 * Calls that take no access token: they wait for none, and a 401 of theirs is an answer, such as that of a log-in. Where a UUID
 * belongs, a word such as `mine` is another call.
 */
const PUBLIC = PUBLIC_CALLS.map(
  (call) => new RegExp(`^${call.replace(/\{(?!uuid)\w+\}/g, '[^/]+').replace('{uuid}', '[^/]{36}')}$`),
);

const isPublic = ({ url, method = 'GET' }: FetchArgs): boolean =>
  PUBLIC.some((call) => call.test(`${method} ${url.replace(/\?.*/, '')}`));

const request = fetchBaseQuery({
  baseUrl: window.location.origin,
  credentials: 'include',
  prepareHeaders: (headers, { type }) => {
    const token = accessToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    // The browser's own languages are another matter: this one was perhaps chosen here, and a mail must be no surprise.
    if (type === 'mutation') headers.set('accept-language', pageLanguage());
    return headers;
  },
});

/** Sends a call, and notes whether its answer came from the server or was kept in this browser. */
async function send(call: FetchArgs, api: BaseQueryApi, options: object) {
  const answer = await request(call, api, options);
  const { url = '' } = answer.meta?.request ?? {};
  const headers = answer.meta?.response?.headers;
  const keptAt = headers?.get(CACHED_AT) ?? null;
  if (keptAt !== null && api.queryCacheKey)
    answeredFromCache(url, { key: api.queryCacheKey, at: keptAt === '' ? null : Number(keptAt) });
  else if (headers) answeredByServer(url);
  return answer;
}

/** Whether the server has refused a new token. Without an answer the call goes out all the same: the browser may have kept one. */
const isAnswer = ({ status }: FetchBaseQueryError) => status !== 'FETCH_ERROR' && status !== 'TIMEOUT_ERROR';

/** For `extraOptions` of an endpoint. */
interface CallOptions {
  /** Nobody waits for it: it does not try again to refresh a session that is over. */
  isBackground?: boolean;
}

/**
 * Sends a call. Where somebody is remembered and this tab has no token yet, it first gets one, as all calls of the moment
 * do together; only an answer to that stops the call. A 401 on a call not yet retried waits for the refresh in flight (or
 * starts it) and replays the call with the new token; when the refresh fails, its error is the call's error.
 */
export const queryWithRefresh: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  CallOptions,
  FetchBaseQueryMeta
> = async (call, api, options) => {
  const { url, ...rest } = typeof call === 'string' ? { url: call } : call;
  const timed = { url, timeout: CARDS.test(url) ? CARDS_TIMEOUT_MS : TIMEOUT_MS, ...rest };
  if (isPublic(timed)) return send(timed, api, options);

  if (currentUser() && !accessToken()) {
    const end = options?.isBackground && lastSessionEnd();
    if (end) return { error: end };
    const failure = await refreshAccessToken();
    if (failure && isAnswer(failure)) return { error: failure };
  }
  const tokenSent = accessToken();
  const asker = currentUser()?.uuid;
  const endBefore = lastSessionEnd();
  const answer = await send(timed, api, options);
  if (answer.error?.status !== 401) return answer;
  // Nobody waits for what was asked for anyone who logged out in the meantime, and nobody in particular has no session to refresh.
  if (currentUser()?.uuid !== asker || (!asker && !tokenSent)) return answer;

  // Somebody else's refresh may have ended while this call was on its way with the old token: well, or with the session.
  const tokenNow = accessToken();
  const end = lastSessionEnd();
  if (!tokenNow && end && end !== endBefore) return { error: end, meta: answer.meta };
  if (!tokenNow || tokenNow === tokenSent) {
    const failure = await refreshAccessToken();
    if (failure) return { error: failure, meta: answer.meta };
  }
  return send(timed, api, options);
};
