/** The texts of settings. */

export const settings = {};
