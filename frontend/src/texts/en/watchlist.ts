/** The texts of watchlist. */

export const watchlist = {};
