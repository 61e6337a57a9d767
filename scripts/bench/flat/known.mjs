// Statements that read more in a larger market although what is asked about is as large, and why that is borne.

const OTHERS = 'the newest stores are others in each market';
const AS_FAR = 'counts no further than the front page tells, but the smallest market ends before';
const FEW_PAGES = 'the cards of the smallest market lie on few pages';

/** By the name in the table. */
export const KNOWN = {
  'cards.complete-name': 'more cards begin so: it grows with the card database, not with the market',
  'users.stores': 'its total counts every store',
  'dashboard.store-summary': FEW_PAGES,
  'dashboard.store-summary, of a large store': FEW_PAGES,
  'listings.of-lister.active.condition, of a large store': 'the smallest market has no more pages to look at',
  'listings.latest, on the front page': 'of so many in a row, more are of different people',
  'listings.count-active, on the front page': OTHERS,
  'users.count-stores, on the front page': AS_FAR,
  'events.count-upcoming, on the front page': AS_FAR,
};
