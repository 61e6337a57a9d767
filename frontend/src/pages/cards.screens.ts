/** Finding cards, and one card in detail. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';

export const cardScreens: readonly Screen[] = [
  {
    path: paths.cards,
    access: 'guarded',
    label: texts.app.tabs.cards,
    icon: 'M3.5 8.8a5.3 5.3 0 1 0 10.6 0 5.3 5.3 0 1 0-10.6 0ZM13 13l4 4',
    order: 50,
    menus: { tabs: true, sidebar: true, bottomBar: { order: 15, label: texts.app.bar.cards } },
    shortcut: { key: 'c', order: 50 },
    page: lazyWithPreload(() => import('./cards')),
    budget: 'page',
  },
  {
    name: 'card-results',
    path: paths.cardResults,
    access: 'guarded',
    page: lazyWithPreload(() => import('./card-results')),
    prefetch: ['prefetchCardResults'],
    budget: 'page',
  },
  {
    name: 'on-offer',
    path: paths.onOffer,
    access: 'guarded',
    page: lazyWithPreload(() => import('./on-offer')),
    prefetch: ['prefetchOffers'],
    budget: 'page',
  },
  {
    name: 'card',
    path: paths.card,
    access: 'guarded',
    page: lazyWithPreload(() => import('./card')),
    prefetch: ['prefetchCard', 'prefetchIsWatched'],
    parts: ['features/cards/parts/price-chart'],
    // Offers in every printing, and the chart of what the card has cost.
    budget: 'detail',
  },
];
