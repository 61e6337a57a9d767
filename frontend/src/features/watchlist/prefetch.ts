/** What the watchlist asks the server for first. */
import { PREFETCH_OPTIONS, type PrefetchThunk } from '../../api/prefetch';
import { watchlistApi } from '../../api/watchlist';

const { isWatched, watchedCards } = watchlistApi.endpoints;

/** The calls of the visitor's watchlist. */
export const prefetchWatchlist = (owner: string): PrefetchThunk[] => [
  watchedCards.initiate(owner, PREFETCH_OPTIONS),
];

/** The calls of the button that puts a card on it. */
export const prefetchIsWatched = (uuid: string, cardId: string): PrefetchThunk[] => [
  isWatched.initiate({ uuid, cardId }, PREFETCH_OPTIONS),
];
