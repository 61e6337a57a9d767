// The limits of plans that their owners keep.

/** How many one account keeps. */
export const MAX_SAVED = 50;
/** In characters. */
export const MAX_TITLE = 80;
