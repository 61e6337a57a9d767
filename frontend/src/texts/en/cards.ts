/** The texts of cards. */

export const cards = {};
