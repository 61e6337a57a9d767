// Statements that read more in a larger market although what is asked about is as large, and why that is borne.

const OTHERS = 'the newest stores are others in each market';
const AS_FAR = 'counts no further than the front page tells, but the smallest market ends before';

const COPIES = 'a large market has each copy of a stock on another page: one page a copy, and no more';
const SORTED = ['price.desc', 'quantity.desc', 'set.asc', 'shelf.asc', 'market.asc', 'countedAt.desc'];

/** By the name in the table. */
export const KNOWN = {
  ...Object.fromEntries(SORTED.map((sort) => [`stock.lines.${sort}, of a large store`, COPIES])),
  'listings.of-card-in-any-printing': 'the cards that are drawn have more copies in other printings',
  'users.stores': 'its total counts every store',
  'listings.latest, on the front page': 'of so many in a row, more are of different people',
  'listings.count-active, on the front page': OTHERS,
  'listings.count-all, on the front page': 'so many listings are of more different people',
  'users.count-stores, on the front page': AS_FAR,
  'events.count-upcoming, on the front page': AS_FAR,
};
