/** What the server says: it speaks English itself. */

/** Its English words to those of the page; `{1}`, `{2}` stand for whatever is in their place, in this order. */
export const server: Record<string, string> = {};
