/** The texts of ui. */

export const ui = {};
