/** The events of all stores, and those of one's own store. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';

export const eventScreens: readonly Screen[] = [
  {
    path: paths.events,
    access: 'guarded',
    label: texts.app.tabs.events,
    icon: 'M4.5 4.5h11A1.5 1.5 0 0 1 17 6v9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5ZM3 8.5h14M6.8 2.8v3M13.2 2.8v3',
    order: 60,
    menus: { tabs: true, sidebar: true, bottomBar: { label: texts.app.bar.events } },
    shortcut: { key: 'e', order: 40 },
    page: lazyWithPreload(() => import('./events')),
    prefetch: ['prefetchEvents'],
    offline: [],
    budget: 'page',
  },
  {
    path: paths.eventManager,
    access: 'guarded',
    roles: ['STORE'],
    label: texts.app.bar.manager,
    icon: 'M10.5 16.5h-6A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 17 6v3M3 8.5h14M6.8 2.8v3M13.2 2.8v3M15 11.8v5.4M12.3 14.5h5.4',
    order: 80,
    menus: { sidebar: true, more: true, account: true },
    page: lazyWithPreload(() => import('./event-manager')),
    prefetch: ['prefetchOwnEvents'],
    budget: 'page',
  },
  {
    path: paths.attendees,
    name: 'attendees',
    access: 'guarded',
    roles: ['STORE'],
    page: lazyWithPreload(() => import('./attendees')),
    prefetch: ['prefetchAttendees'],
    offline: [],
    budget: 'page',
  },
];
