/** What is read again when a message comes. Both are among the offers, which are read again after their own steps. */

/** The inbox and its number. */
export const INBOX_TAG = { type: 'offers', id: 'inbox' } as const;
/** The messages of an offer, and whether its two can write. */
export const THREAD_TAG = (offer: string) => ({ type: 'offers', id: `thread-${offer}` }) as const;
