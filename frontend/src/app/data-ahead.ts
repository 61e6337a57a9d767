/** What each page asks the server for first, for whoever reaches for a link to it. Fetched when the first page has come. */
import { matchPath } from 'react-router-dom';
import type { CallAhead } from '../api/ahead';
import { cardAhead, resultsAhead } from '../features/cards/ahead';
import { eventsAhead, ownEventsAhead } from '../features/events/ahead';
import { dashboardAhead } from '../features/home/ahead';
import { listingsAhead, salesAhead } from '../features/listings/ahead';
import { settingsAhead } from '../features/settings/ahead';
import { profileAhead, storesAhead } from '../features/stores/ahead';
import { watchAhead, watchlistAhead } from '../features/watchlist/ahead';
import { paths } from '../lib/paths';
import { readDisplay } from '../lib/search-display';
import { currentUser, type SessionUser } from '../lib/session';
import { pageStore } from './store';

interface Visit {
  user: SessionUser;
  pathname: string;
  params: URLSearchParams;
}

/** By a page's path; the finder of cards knows all by itself. */
const CALLS: Readonly<Record<string, (visit: Visit) => CallAhead[]>> = {
  [paths.home]: ({ user }) => dashboardAhead(user),
  [paths.myListings]: ({ user, params }) => {
    const store = params.get('storeId');
    const listed = listingsAhead(store ?? user.uuid, params.get('q') ?? '');
    return store ? [...profileAhead(store), ...ownEventsAhead(store), ...listed] : listed;
  },
  [paths.watchlist]: ({ user }) => watchlistAhead(user.uuid),
  [paths.orderHistory]: ({ user }) => salesAhead(user.uuid),
  [paths.cardResults]: ({ params }) => resultsAhead(params.get('search')?.trim() ?? '', readDisplay(params)),
  [paths.card]: ({ user, pathname }) => {
    const cardId = matchPath(paths.card, pathname)?.params.cardId ?? '';
    return [...cardAhead(cardId), ...watchAhead(user.uuid, cardId)];
  },
  [paths.events]: ({ params }) => eventsAhead(params),
  [paths.eventManager]: ({ user }) => (user.role === 'STORE' ? ownEventsAhead(user.uuid) : []),
  [paths.stores]: ({ params }) => storesAhead(params.get('q') ?? ''),
  [paths.settings]: ({ user }) => settingsAhead(user.uuid),
};

/** Begins to fetch what the page `path` of the table shows at this address. Nobody in particular gets nothing. */
export function fetchData(path: string, { pathname, search }: { pathname: string; search: string }): void {
  const user = currentUser();
  if (!user) return;
  const { dispatch } = pageStore();
  const calls = CALLS[path]?.({ user, pathname, params: new URLSearchParams(search) }) ?? [];
  for (const call of calls) dispatch(call);
}
