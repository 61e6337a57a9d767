// What can stop the verbs of a watchlist.
import { defineError } from '../../../kernel/domain-error.js';
import { MAX_WATCHED } from './watchlist-size.js';

export const notYourWatchlist = defineError(
  'watchlist.not-yours',
  'forbidden',
  'This watchlist belongs to someone else.',
);
export const unknownCard = defineError(
  'watchlist.unknown-card',
  'unprocessable',
  'This card isn’t in the card database.',
);
export const watchlistFull = defineError(
  'watchlist.full',
  'conflict',
  `A watchlist holds at most ${MAX_WATCHED} cards. Remove one before adding another.`,
  { max: MAX_WATCHED },
);
export const accountClosed = defineError(
  'watchlist.account-closed',
  'forbidden',
  'Your account can’t watch cards.',
);
