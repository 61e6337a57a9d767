// What can stop the verbs of wants and of their lists.
import { defineError } from '../../../kernel/domain-error.js';
import { MAX_LISTS } from './want.js';

export const wantNotFound = defineError(
  'watchlist.want-not-found',
  'missing',
  'Nothing is said about this card on your watchlist.',
);
export const wantChanged = defineError(
  'watchlist.want-changed',
  'outdated',
  'What you want of this card has changed since you opened it. Look at it again.',
);
export const twoHighestPrices = defineError(
  'watchlist.two-highest-prices',
  'unprocessable',
  'Set the highest price either in dollars or in percent of the market price, not both.',
);
export const listNotFound = defineError('watchlist.list-not-found', 'missing', 'You have no such list.');
export const nothingToChange = defineError(
  'watchlist.nothing-to-change',
  'invalid',
  'Send a name or alerts, or both.',
);
export const listNameTaken = defineError(
  'watchlist.list-name-taken',
  'conflict',
  'You already have a list with this name.',
);
export const tooManyLists = defineError(
  'watchlist.too-many-lists',
  'conflict',
  `You can have at most ${MAX_LISTS} lists. Delete one before adding another.`,
  { max: MAX_LISTS },
);
