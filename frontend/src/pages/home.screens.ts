/** The dashboard. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';

export const homeScreens: readonly Screen[] = [
  {
    path: paths.home,
    access: 'guarded',
    label: texts.app.tabs.home,
    icon: 'M3 9.2 10 3.4l7 5.8M5 7.8V16h10V7.8M8.4 16v-4.6h3.2V16',
    order: 10,
    menus: { tabs: true, bottomBar: { label: texts.app.bar.home } },
    shortcut: { key: 'h', order: 10 },
    page: lazyWithPreload(() => import('./home')),
    prefetch: ['prefetchDashboard'],
    banner: false,
    content: 'dashboard',
    offline: [],
    budget: 'page',
  },
];
