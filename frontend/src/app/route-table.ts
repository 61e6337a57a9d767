/** The product's pages: address, who may open it, and where its code is. The one place to add a page. */
import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../lib/lazy-part';
import { paths } from '../lib/paths';

export interface PageRoute {
  path: string;
  /** Guarded pages need a logged-in user. */
  access: 'public' | 'guarded';
  /** The page's code: fetched when asked for, or at hand. */
  page: ComponentType | LazyPart<object>;
  /** False where the page stands as HTML before its code is there: built without the kit, which parts of it may bring. */
  kit?: false;
  /** False where the page brings its own navigation. */
  banner?: false;
  /** The id of what comes after that navigation. */
  content?: string;
}

const page = (load: () => Promise<{ default: ComponentType<object> }>) => lazyPart(load);

/** For whoever works on the client; no part of what is built. */
const WORKSHOP: readonly PageRoute[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [{ path: '/_design', access: 'public', page: page(() => import('../pages/design')) }];

const landing = page(() => import('../pages/landing'));

export const PAGES: readonly PageRoute[] = [
  { path: paths.landing, access: 'public', page: landing, kit: false },
  // The same page with a dialog open: addresses that can be linked to. None of them is prerendered.
  ...[paths.logIn, paths.signUp, paths.terms].map(
    (path): PageRoute => ({ path, access: 'public', page: landing }),
  ),
  {
    path: paths.verifyEmail,
    access: 'public',
    page: page(() => import('../pages/verify-email')),
    kit: false,
  },
  {
    path: paths.resetPassword,
    access: 'public',
    page: page(() => import('../pages/reset-password')),
    kit: false,
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
export const kit = lazyPart(() => import('./providers'));

/** Whether a page's code is fetched when asked for. */
export const isLazy = (page: PageRoute['page']): page is LazyPart<object> => 'preload' in page;

/** Resolves when the code of the page at `pathname`, if it is one that stands as HTML, is there or did not come. */
export async function standingReady(pathname: string): Promise<void> {
  const found = PAGES.find(({ path, kit }) => path === pathname && kit === false);
  if (found && isLazy(found.page)) await found.page.ready();
}
