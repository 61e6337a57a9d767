/**
 * The screens that the server renders: the landing page, and the pages of a store, a card and an event at short addresses that people
 * share and print. The first script of every page knows them; the other screens come with app/client-routes.tsx.
 */
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { loadFrontPage } from './front-page';
import type { Screen } from './screen';
import { loadPublicCard, loadPublicEvent, loadStorefront } from './storefront-data';

const landing = lazyWithPreload(() => import('./landing'));

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

export const ssrScreens: readonly Screen[] = [
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
  publicScreen('storefront', paths.storefront, loadStorefront, () => import('./storefront')),
  publicScreen('public-card', paths.publicCard, loadPublicCard, () => import('./public-card')),
  publicScreen('public-event', paths.publicEvent, loadPublicEvent, () => import('./public-event')),
];
