// What can stop the verbs of a watchlist.
import { defineError } from '../../../kernel/domain-error.js';
import { MAX_WATCHED } from './watchlist-size.js';

export const notYourWatchlist = defineError(
  'watchlist.not-yours',
  'forbidden',
  'This watchlist belongs to somebody else.',
);
export const unknownCard = defineError(
  'watchlist.unknown-card',
  'unprocessable',
  'The card database does not know this card.',
);
export const watchlistFull = defineError(
  'watchlist.full',
  'conflict',
  `A watchlist holds at most ${MAX_WATCHED} cards. Remove one before you add another.`,
  { max: MAX_WATCHED },
);
export const accountClosed = defineError(
  'watchlist.account-closed',
  'forbidden',
  'Your account cannot watch cards.',
);
