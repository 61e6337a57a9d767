// How much fits on a watchlist.

/** How many cards one account may watch. */
export const MOST_WATCHED = 2000;
