/** Prefetching: calls that are made before the screen that shows their answers is rendered. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SessionUser } from '../browser/session';

/** A thunk that starts a query. A result in the cache, or a call in flight, is not fetched again. */
type PrefetchThunk = ThunkAction<unknown, unknown, unknown, UnknownAction>;

/** Who opens a screen at which address. */
export interface Visit {
  user: SessionUser;
  /** The search of the address. */
  params: URLSearchParams;
  /** What the address has in the places that the screen's path names. */
  path: Readonly<Record<string, string | undefined>>;
}

/** The first calls of a screen for a visit: the hooks on the screen build their arguments with the same functions. */
export type Prefetch = (visit: Visit) => PrefetchThunk[];

/** No component subscribes yet: the cache keeps the answer for `keepUnusedDataFor`. */
export const PREFETCH_OPTIONS = { subscribe: false } as const;
