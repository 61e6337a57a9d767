/** The first calls about watched cards. */
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { watchlistApi, watchOf } from '../../api/watchlist';

const { getWantLists, isWatched, watchedCards } = watchlistApi.endpoints;

/** The visitor's watchlist, and the lists of their wants. */
export const prefetchWatchlist: Prefetch = ({ user }) => [
  watchedCards.initiate(user.uuid, PREFETCH_OPTIONS),
  getWantLists.initiate(undefined, PREFETCH_OPTIONS),
];

/** Whether the visitor watches the card of the page. */
export const prefetchIsWatched: Prefetch = ({ user, path: { cardId = '' } }) => [
  isWatched.initiate(watchOf(user.uuid, cardId), PREFETCH_OPTIONS),
];
