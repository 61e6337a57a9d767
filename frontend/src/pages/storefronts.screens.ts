/** The public pages of a store, a card and an event, at short addresses that people share and print; and where a store writes its own. */
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import type { Screen } from './screen';
import { loadPublicCard, loadPublicEvent, loadStorefront } from './storefront-data';

const publicScreen = (
  name: string,
  path: string,
  loader: LoaderFunction,
  load: () => Promise<{ default: ComponentType<object> }>,
): Screen => ({
  name,
  path,
  access: 'public',
  page: lazyWithPreload(load),
  ssr: true,
  loader,
  budget: 'public',
});

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
  publicScreen('storefront', paths.storefront, loadStorefront, () => import('./storefront')),
  publicScreen('public-card', paths.publicCard, loadPublicCard, () => import('./public-card')),
  publicScreen('public-event', paths.publicEvent, loadPublicEvent, () => import('./public-event')),
];
