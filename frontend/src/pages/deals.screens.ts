/** The inbox, deals, and a store's queue of them. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { whenSettled } from '../lib/page-load';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';

export const dealScreens: readonly Screen[] = [
  {
    path: paths.inbox,
    access: 'guarded',
    label: texts.trades.inbox,
    icon: 'M3 11.5 5.2 4.5h9.6l2.2 7v4H3v-4Z M3 11.5h4l1.2 2h3.6l1.2-2h4',
    badge: () => whenSettled().then(() => import('./inbox-badge')),
    order: 84,
    menus: { icons: true, sidebar: true, more: true },
    shortcut: { key: 'b', order: 85 },
    page: lazyWithPreload(() => import('./inbox')),
    prefetch: ['prefetchInbox'],
    offline: [],
    budget: 'page',
  },
  {
    path: paths.dealQueue,
    name: 'deal-queue',
    access: 'guarded',
    roles: ['STORE'],
    label: texts.trades.queue,
    icon: 'M5 3h10v14l-5-3.2L5 17Z M8 7h4',
    order: 27,
    menus: { sidebar: true, more: true },
    page: lazyWithPreload(() => import('./deal-queue')),
    prefetch: ['prefetchQueue'],
    offline: [],
    budget: 'page',
  },
  {
    path: paths.deal,
    name: 'deal',
    access: 'guarded',
    page: lazyWithPreload(() => import('./deal')),
    prefetch: ['prefetchDeal'],
    offline: ['features/deals/hand-over', 'features/deals/hand-over/amendment-form'],
    budget: 'page',
  },
];
