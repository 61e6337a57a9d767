/** The local stores. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';

export const storeScreens: readonly Screen[] = [
  {
    path: paths.stores,
    access: 'guarded',
    label: texts.app.tabs.stores,
    icon: 'M4 9.5V16h12V9.5M3 7l1.4-3.5h11.2L17 7M8.2 16v-4h3.6v4M3 7a2.3 2.3 0 0 0 4.66 0A2.33 2.33 0 0 0 12.33 7 2.3 2.3 0 0 0 17 7Z',
    order: 70,
    menus: { tabs: true, sidebar: true, more: true },
    shortcut: { key: 's', order: 60 },
    page: lazyWithPreload(() => import('./stores')),
    prefetch: ['prefetchStores'],
    budget: 'page',
  },
];
