/** The landing page and the dashboard. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { loadFrontPage } from './front-page';
import type { Screen } from './screen';

const landing = lazyWithPreload(() => import('./landing'));

export const homeScreens: readonly Screen[] = [
  {
    name: 'landing',
    path: paths.landing,
    access: 'public',
    page: landing,
    ssr: true,
    loader: loadFrontPage,
    offline: [],
    budget: 'public',
  },
  // The same page with a dialog open: addresses that can be linked to.
  ...[paths.logIn, paths.signUp, paths.terms].map(
    (path): Screen => ({
      module: 'landing',
      path,
      access: 'public',
      page: landing,
      ssr: true,
      loader: loadFrontPage,
      parts: ['app/dialog-host', ...(path === paths.terms ? [] : ['features/auth/parts/auth-dialog'])],
      budget: 'dialog',
    }),
  ),
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
