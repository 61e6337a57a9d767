/** The texts of home. */

export const home = {};
