/** The texts of auth. */

export const auth = {};
