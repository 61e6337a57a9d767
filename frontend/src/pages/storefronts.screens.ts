/** Where a store writes its public page. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';

export const storefrontScreens: readonly Screen[] = [
  {
    path: paths.storePage,
    access: 'guarded',
    roles: ['STORE'],
    label: texts.app.bar.storePage,
    icon: 'M4 4h12v12H4ZM4 8h12',
    order: 82,
    menus: { sidebar: true, more: true },
    page: lazyWithPreload(() => import('./store-page')),
    prefetch: ['prefetchOwnStorefront'],
    budget: 'page',
  },
];
