/** Parts of the listings that other calls read again. */

/** Everything about listings but the pages of a lister's own. */
export const OF_A_CARD = { type: 'listings', id: 'OF_A_CARD' } as const;
