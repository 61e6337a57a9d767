/** The texts of app. */

export const app = {};
