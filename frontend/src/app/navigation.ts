/** The tabs of the logged-in pages, in the product's order. */
import { type Location, matchPath } from 'react-router-dom';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { PAGES } from './route-table';

const TABS: readonly Tab[] = [
  { label: texts.app.tabs.home, path: paths.home },
  { label: texts.app.tabs.myListings, path: paths.myListings },
  { label: texts.app.tabs.watchlist, path: paths.watchlist },
  { label: texts.app.tabs.orderHistory, path: paths.orderHistory },
  { label: texts.app.tabs.cards, path: paths.cards },
  { label: texts.app.tabs.events, path: paths.events },
  { label: texts.app.tabs.stores, path: paths.stores },
];

/** The screens that the menu of the account leads to. */
export const ACCOUNT_PATHS: readonly string[] = [paths.eventManager, paths.settings];

/** A tab and the address that it leads to. */
export interface Tab {
  label: string;
  path: string;
}

/** The tabs whose pages exist. */
export const shownTabs = (): Tab[] => TABS.filter((tab) => PAGES.some(({ path }) => path === tab.path));

/** The address of the tab that the visitor is under, or null. A store's listings are opened from the stores. */
export function currentTab({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  if (pathname === paths.myListings && new URLSearchParams(search).has('storeId')) return paths.stores;
  return TABS.find(({ path }) => matchPath({ path, end: false }, pathname))?.path ?? null;
}
