/** What the watchlist asks the server for first. */
import { AHEAD, type CallAhead } from '../../api/ahead';
import { watchlistApi } from '../../api/watchlist';

const { isWatched, watchedCards } = watchlistApi.endpoints;

/** The calls of the visitor's watchlist. */
export const watchlistAhead = (owner: string): CallAhead[] => [watchedCards.initiate(owner, AHEAD)];

/** The calls of the button that puts a card on it. */
export const watchAhead = (uuid: string, cardId: string): CallAhead[] => [
  isWatched.initiate({ uuid, cardId }, AHEAD),
];
