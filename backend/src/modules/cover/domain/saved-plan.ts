// A plan that its owner keeps: how many, how long its title is, and what somebody with its link sees of it.

/** How many one account keeps. */
export const MAX_SAVED = 50;
/** In characters. */
export const MAX_TITLE = 80;
