// How much fits on a watchlist.

/** How many cards one account may watch. */
export const MAX_WATCHED = 2000;
