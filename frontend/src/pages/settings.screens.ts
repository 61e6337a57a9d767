/** One's own profile, password and account. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';

const { settings, storeSettings, userSettings } = texts.app.bar;

export const settingsScreens: readonly Screen[] = [
  {
    path: paths.settings,
    access: 'guarded',
    label: settings,
    icon: 'M3 6h6.5M13.5 6H17M3 14h3.5M10.5 14H17 M9.5 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z M6.5 14a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z',
    order: 90,
    menus: {
      sidebar: { label: (role) => (role === 'STORE' ? storeSettings : userSettings) },
      more: true,
      account: true,
    },
    page: lazyWithPreload(() => import('./settings')),
    prefetch: ['prefetchSettings', 'prefetchNotificationPreferences'],
    budget: 'page',
  },
];
