/** The menus: which screens each has, in the product's order. */
import { type Location, matchPath } from 'react-router-dom';
import type { MenuEntry } from '../browser/frame';
import type { Role } from '../browser/session';
import { listerIn, paths } from '../lib/paths';
import type { Menu } from '../pages/screen';
import { SCREENS } from '../pages/screens';

/** The entries of `menu` for an account with this role. */
export const menuOf = (menu: Menu, role?: Role): MenuEntry[] =>
  SCREENS.flatMap(({ path, roles, icon, badge, menus, ...own }) => {
    const place = menus?.[menu];
    if (!place || (roles && !roles.some((each) => each === role))) return [];
    const { order = 0, label = '' } = { ...own, ...(place !== true && place) };
    return [{ to: path, icon, badge, order, label: typeof label === 'string' ? label : label(role) }];
  }).sort((a, b) => a.order - b.order);

/** The address of the tab that the visitor is under, or null. A store's listings are opened from the stores. */
export function currentTab({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  if (pathname === paths.myListings && listerIn(new URLSearchParams(search)) !== null) return paths.stores;
  return menuOf('tabs').find(({ to }) => matchPath({ path: to, end: false }, pathname))?.to ?? null;
}
