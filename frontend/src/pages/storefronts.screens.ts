/** The public pages of a store, a card and an event: short addresses that people share and print. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import type { Screen } from './screen';
import { loadPublicCard, loadPublicEvent, loadStorefront } from './storefront-data';

export const storefrontScreens: readonly Screen[] = [
  {
    name: 'storefront',
    path: paths.storefront,
    access: 'public',
    page: lazyWithPreload(() => import('./storefront')),
    ssr: true,
    loader: loadStorefront,
    budget: 'public',
  },
  {
    name: 'public-card',
    path: paths.publicCard,
    access: 'public',
    page: lazyWithPreload(() => import('./public-card')),
    ssr: true,
    loader: loadPublicCard,
    budget: 'public',
  },
  {
    name: 'public-event',
    path: paths.publicEvent,
    access: 'public',
    page: lazyWithPreload(() => import('./public-event')),
    ssr: true,
    loader: loadPublicEvent,
    budget: 'public',
  },
];
