/** The texts of listings. */

export const listings = {};
