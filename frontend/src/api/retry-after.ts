/** The error of a call has no headers; this one keeps how long to wait before another try. */
import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** For an endpoint's `transformErrorResponse`. */
export const withRetryAfter = (failure: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined) => ({
  ...failure,
  retryAfter: meta?.response?.headers.get('retry-after'),
});
