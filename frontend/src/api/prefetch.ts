/** Prefetching: calls that are made before the screen that shows their answers is rendered. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** A thunk that starts a query. A result in the cache, or a call in flight, is not fetched again. */
export type PrefetchThunk = ThunkAction<unknown, unknown, unknown, UnknownAction>;

/** No component subscribes yet: the cache keeps the answer for `keepUnusedDataFor`. */
export const PREFETCH_OPTIONS = { subscribe: false } as const;
