// How large a list and a plan may be.

/** Of a list that is pasted. */
export const MAX_LINES = 10_000;
export const MAX_TEXT = 400_000;
/** Different cards that a plan covers; further ones are named as left out. */
export const MAX_CARDS = 100;
/** Copies of one card. */
export const MAX_COPIES = 1_000;
/** Stops that are compared: those with the most of the cards. */
export const MAX_CANDIDATES = 60;
export const MAX_STOPS = 12;
