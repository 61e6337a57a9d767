/** The public pages of a store, a card and an event: short addresses that people share and print. */
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
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
  publicScreen('storefront', paths.storefront, loadStorefront, () => import('./storefront')),
  publicScreen('public-card', paths.publicCard, loadPublicCard, () => import('./public-card')),
  publicScreen('public-event', paths.publicEvent, loadPublicEvent, () => import('./public-event')),
];
