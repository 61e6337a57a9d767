/** Calls that are made before the screen that shows their answers is there: somebody reaches for the way to it. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** A call that the store can be told to make. What has come already, or is on its way, is not asked for again. */
export type CallAhead = ThunkAction<unknown, unknown, unknown, UnknownAction>;

/** Nobody shows the answer yet: it is kept as long as one that was shown a moment ago. */
export const AHEAD = { subscribe: false } as const;
