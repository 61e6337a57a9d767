/** Listings, what was sold, and a message about a listing that is reported. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';

export const listingScreens: readonly Screen[] = [
  {
    path: paths.myListings,
    access: 'guarded',
    label: texts.app.tabs.myListings,
    icon: 'M7.5 3h7A1.5 1.5 0 0 1 16 4.5v9A1.5 1.5 0 0 1 14.5 15h-7A1.5 1.5 0 0 1 6 13.5v-9A1.5 1.5 0 0 1 7.5 3ZM4 6v9.5A1.5 1.5 0 0 0 5.5 17H13',
    order: 20,
    menus: { tabs: true, sidebar: true, bottomBar: { label: texts.app.bar.listings } },
    shortcut: { key: 'l', order: 20 },
    commands: [{ key: 'n', run: 'new-listing', label: texts.app.shortcuts.newListing }],
    page: lazyWithPreload(() => import('./my-listings')),
    prefetch: ['prefetchListings', 'prefetchStaleStock', 'prefetchProfile', 'prefetchEventsOfLister'],
    offline: ['features/listings/listing-dialogs', 'features/listings/create-listing'],
    budget: 'page',
  },
  {
    path: paths.orderHistory,
    access: 'guarded',
    label: texts.app.tabs.orderHistory,
    icon: 'M3.2 8.3A7 7 0 1 1 3 11.5M3 4.5v4h4 M10 6.5V10l2.5 1.6',
    order: 40,
    menus: { tabs: true, sidebar: true, more: true },
    shortcut: { key: 'o', order: 70 },
    page: lazyWithPreload(() => import('./order-history')),
    prefetch: ['prefetchOrderHistory'],
    budget: 'page',
  },
  {
    path: paths.reportMessage,
    access: 'public',
    page: lazyWithPreload(() => import('./report-message')),
    budget: 'page',
  },
];
