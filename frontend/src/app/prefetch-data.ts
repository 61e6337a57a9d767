/** The first calls of each page, to prefetch when a link to it shows intent. Loaded after the first page. */
import { matchPath } from 'react-router-dom';
import type { PrefetchThunk } from '../api/prefetch';
import { currentUser, type SessionUser } from '../browser/session';
import { prefetchCard, prefetchCardResults } from '../features/cards/prefetch';
import { prefetchEvents, prefetchOwnEvents } from '../features/events/prefetch';
import { prefetchDashboard } from '../features/home/prefetch';
import { prefetchListings, prefetchSales } from '../features/listings/prefetch';
import { prefetchSettings } from '../features/settings/prefetch';
import { prefetchProfile, prefetchStores } from '../features/stores/prefetch';
import { prefetchIsWatched, prefetchWatchlist } from '../features/watchlist/prefetch';
import { paths } from '../lib/paths';
import { readDisplay } from '../lib/search-display';
import { pageStore } from './store';

interface Visit {
  user: SessionUser;
  pathname: string;
  params: URLSearchParams;
}

/** By a page's path. The card finder makes no call of its own. */
const PREFETCH_BY_PATH: Readonly<Record<string, (visit: Visit) => PrefetchThunk[]>> = {
  [paths.home]: ({ user }) => prefetchDashboard(user),
  [paths.myListings]: ({ user, params }) => {
    const store = params.get('storeId');
    const listed = prefetchListings(store ?? user.uuid, params.get('q') ?? '');
    return store ? [...prefetchProfile(store), ...prefetchOwnEvents(store), ...listed] : listed;
  },
  [paths.watchlist]: ({ user }) => prefetchWatchlist(user.uuid),
  [paths.orderHistory]: ({ user }) => prefetchSales(user.uuid),
  [paths.cardResults]: ({ params }) =>
    prefetchCardResults(params.get('search')?.trim() ?? '', readDisplay(params)),
  [paths.card]: ({ user, pathname }) => {
    const cardId = matchPath(paths.card, pathname)?.params.cardId ?? '';
    return [...prefetchCard(cardId), ...prefetchIsWatched(user.uuid, cardId)];
  },
  [paths.events]: ({ params }) => prefetchEvents(params),
  [paths.eventManager]: ({ user }) => (user.role === 'STORE' ? prefetchOwnEvents(user.uuid) : []),
  [paths.stores]: ({ params }) => prefetchStores(params.get('q') ?? ''),
  [paths.settings]: ({ user }) => prefetchSettings(user.uuid),
};

/** Prefetches the data that the page `path` of the route table shows at this address. Does nothing while logged out. */
export function prefetchPageData(
  path: string,
  { pathname, search }: { pathname: string; search: string },
): void {
  const user = currentUser();
  if (!user) return;
  const { dispatch } = pageStore();
  const calls = PREFETCH_BY_PATH[path]?.({ user, pathname, params: new URLSearchParams(search) }) ?? [];
  for (const call of calls) dispatch(call);
}
