// Statements that read more in a larger market although what is asked about is as large, and why that is borne.

const OTHERS = 'the newest stores are others in each market';
const AS_FAR = 'counts no further than the front page tells, but the smallest market ends before';

/** By the name in the table. */
export const KNOWN = {
  'cards.complete-name': 'more cards begin so: it grows with the card database, not with the market',
  'users.stores': 'its total counts every store',
  'listings.count-active, on the front page': OTHERS,
  'users.count-stores, on the front page': AS_FAR,
  'events.count-upcoming, on the front page': AS_FAR,
};
