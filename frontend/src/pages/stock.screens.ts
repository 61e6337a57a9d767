/** A store's stock, and a player's who has much of it. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';

export const stockScreens: readonly Screen[] = [
  {
    path: paths.stock,
    access: 'guarded',
    roles: ['STORE'],
    label: texts.app.tabs.stock,
    icon: 'M3 5.5h14M3 10h14M3 14.5h14M7 5.5v9M3 3h14v14H3Z',
    order: 25,
    menus: { sidebar: true, more: true, account: true },
    shortcut: { key: 'i', order: 25 },
    page: lazyWithPreload(() => import('./stock')),
    prefetch: ['prefetchStock', 'prefetchStaleStock'],
    parts: ['features/stock/parts/stock-grid'],
    budget: 'table',
  },
  {
    path: paths.stockPrices,
    name: 'stock-prices',
    access: 'guarded',
    page: lazyWithPreload(() => import('./stock-prices')),
    prefetch: ['prefetchPriceRules'],
    budget: 'page',
  },
];
