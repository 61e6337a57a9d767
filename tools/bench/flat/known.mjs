// Statements that read more in a larger market although what is asked about is as large, and why that is borne.

const OTHERS = 'the newest stores are others in each market';
const AS_FAR = 'counts no further than the front page tells, but the smallest market ends before';

/** By the name in the table. */
export const KNOWN = {
  'users.stores': 'its total counts every store',
  'listings.latest, on the front page': 'of so many in a row, more are of different people',
  'listings.count-active, on the front page': OTHERS,
  'listings.count-all, on the front page': 'so many listings are of more different people',
  'users.count-stores, on the front page': AS_FAR,
  'events.count-upcoming, on the front page': AS_FAR,
};
