// How much a store's page and a list of followed stores hold.

/** Characters of a description. */
export const MAX_DESCRIPTION = 1000;
/** The stores that one account may follow. */
export const MAX_FOLLOWED = 200;
/** The most events and singles that the page of a store has. */
export const MAX_EVENTS = 6;
export const MAX_SINGLES = 12;
/** The most stores that the page of a card names. */
export const MAX_SELLERS = 20;
/** Singles of a store and copies of a card are counted as far as this. */
export const COUNT_CAP = 1000;
