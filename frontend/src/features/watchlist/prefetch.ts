/** The first calls about watched cards. */
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { watchlistApi, watchOf } from '../../api/watchlist';

const { getMutualMatches, getWantLists, isWatched, wantMatches, wantsOfList, watchedCards } =
  watchlistApi.endpoints;

/** What a notice found, or the lists of wants with the one that the address names or the visitor's watchlist. */
export const prefetchWatchlist: Prefetch = ({ user, params }) => {
  const [list, found] = [params.get('list'), params.get('found')];
  if (found) return [wantMatches.initiate(found, PREFETCH_OPTIONS)];
  return [
    list ? wantsOfList.initiate(list, PREFETCH_OPTIONS) : watchedCards.initiate(user.uuid, PREFETCH_OPTIONS),
    getWantLists.initiate(undefined, PREFETCH_OPTIONS),
  ];
};

/** Players with whom the visitor could trade. */
export const prefetchMutualMatches: Prefetch = () => [getMutualMatches.initiate(undefined, PREFETCH_OPTIONS)];

/** Whether the visitor watches the card of the page. */
export const prefetchIsWatched: Prefetch = ({ user, path: { cardId = '' } }) => [
  isWatched.initiate(watchOf(user.uuid, cardId), PREFETCH_OPTIONS),
];
