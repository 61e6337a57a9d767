/** The cards that the visitor watches. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';

export const watchlistScreens: readonly Screen[] = [
  {
    path: paths.watchlist,
    access: 'guarded',
    label: texts.app.tabs.watchlist,
    icon: 'M1.8 10S4.5 4.8 10 4.8 18.2 10 18.2 10 15.5 15.2 10 15.2 1.8 10 1.8 10Z M7.6 10a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0Z',
    order: 30,
    menus: { tabs: true, sidebar: true, more: true },
    shortcut: { key: 'w', order: 30 },
    page: lazyWithPreload(() => import('./watchlist')),
    prefetch: ['prefetchWatchlist'],
    offline: [],
    budget: 'page',
  },
  {
    path: paths.mutualMatches,
    name: 'mutual-matches',
    access: 'guarded',
    page: lazyWithPreload(() => import('./mutual-matches')),
    prefetch: ['prefetchMutualMatches'],
    budget: 'page',
  },
];
