/** The texts of lib. */

export const lib = {};
