/** What the visitor was notified of. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { whenSettled } from '../lib/page-load';
import { texts } from '../texts';
import type { Screen } from './screen';

export const notificationScreens: readonly Screen[] = [
  {
    path: '/notifications',
    access: 'guarded',
    label: texts.notifications.title,
    icon: 'M5 7.5a5 5 0 0 1 10 0c0 4 1.5 5 1.5 6.4h-13c0-1.4 1.5-2.4 1.5-6.4Z M8 16.3a2 2 0 0 0 4 0',
    badge: () => whenSettled().then(() => import('../features/notifications/unread-badge')),
    order: 85,
    menus: { icons: true, sidebar: true, more: true },
    shortcut: { key: 'n', order: 80 },
    page: lazyWithPreload(() => import('./notifications')),
    prefetch: ['prefetchNotifications'],
    offline: [],
    budget: 'page',
  },
  {
    path: '/unsubscribe',
    title: texts.notifications.unsubscribe,
    access: 'public',
    page: lazyWithPreload(() => import('./unsubscribe')),
    budget: 'page',
  },
];
