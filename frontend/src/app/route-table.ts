/** The product's pages: address, who may open it, and where its code is. The one place to add a page. */
import type { ComponentType } from 'react';
import { type LazyComponent, lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';

export interface PageRoute {
  path: string;
  /** Guarded pages need a logged-in user. */
  access: 'public' | 'guarded';
  /** The page's code: fetched when asked for, or at hand. */
  page: ComponentType | LazyComponent<object>;
  /** The build renders the page as HTML. Such a page imports no Mantine; its islands load it (ui/lazy-mantine-island.tsx). */
  prerender?: true;
  /** False where the page brings its own navigation. */
  banner?: false;
  /** The id of what comes after that navigation. */
  content?: string;
}

const page = (load: () => Promise<{ default: ComponentType<object> }>) => lazyWithPreload(load);

/** For anyone who works on the client; no part of what is built. */
const WORKSHOP: readonly PageRoute[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [{ path: '/_design', access: 'public', page: page(() => import('../pages/design')) }];

const landing = page(() => import('../pages/landing'));

export const PAGES: readonly PageRoute[] = [
  { path: paths.landing, access: 'public', page: landing, prerender: true },
  // The same page with a dialog open: addresses that can be linked to. None of them is prerendered.
  ...[paths.logIn, paths.signUp, paths.terms].map(
    (path): PageRoute => ({ path, access: 'public', page: landing }),
  ),
  {
    path: paths.verifyEmail,
    access: 'public',
    page: page(() => import('../pages/verify-email')),
    prerender: true,
  },
  {
    path: paths.resetPassword,
    access: 'public',
    page: page(() => import('../pages/reset-password')),
    prerender: true,
  },
  { path: paths.reportMessage, access: 'public', page: page(() => import('../pages/report-message')) },
  {
    path: paths.home,
    access: 'guarded',
    page: page(() => import('../pages/home')),
    banner: false,
    content: 'dashboard',
  },
  { path: paths.cards, access: 'guarded', page: page(() => import('../pages/cards')) },
  { path: paths.cardResults, access: 'guarded', page: page(() => import('../pages/card-results')) },
  { path: paths.card, access: 'guarded', page: page(() => import('../pages/card')) },
  { path: paths.events, access: 'guarded', page: page(() => import('../pages/events')) },
  { path: paths.eventManager, access: 'guarded', page: page(() => import('../pages/event-manager')) },
  { path: paths.myListings, access: 'guarded', page: page(() => import('../pages/my-listings')) },
  { path: paths.watchlist, access: 'guarded', page: page(() => import('../pages/watchlist')) },
  { path: paths.orderHistory, access: 'guarded', page: page(() => import('../pages/order-history')) },
  { path: paths.stores, access: 'guarded', page: page(() => import('../pages/stores')) },
  { path: paths.settings, access: 'guarded', page: page(() => import('../pages/settings')) },
  ...WORKSHOP,
];

/** What pages are built from, fetched with the first of them. */
export const mantine = lazyWithPreload(() => import('./providers'));

/** Whether a page's code is fetched when asked for. */
export const isLazy = (page: PageRoute['page']): page is LazyComponent<object> => 'preload' in page;

/** Resolves when the code of the prerendered page at `pathname` has loaded or failed; at once for other pages. */
export async function preloadPrerenderedPage(pathname: string): Promise<void> {
  const found = PAGES.find(({ path, prerender }) => path === pathname && prerender);
  if (found && isLazy(found.page)) await found.page.ready();
}
