/** The texts of events. */

export const events = {};
