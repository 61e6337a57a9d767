/** What the server's errors say, by their codes: in English as the server says it. */

/** Sentences by code; `{max}` and the like are values that come with the error. */
export const errors: Record<string, string> = {};
