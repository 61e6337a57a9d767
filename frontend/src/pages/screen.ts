/** What a screen declares, once: routes, menus, shortcuts, prefetching and the build's lists are derived from it. */

import type { LoaderFunction } from 'react-router-dom';
import type { Command } from '../browser/command';
import type { Optional } from '../browser/frame';
import type { Role } from '../browser/session';
import type { LazyComponent } from '../lib/lazy-with-preload';

/**
 * The tabs of the banner, the icons at its end, the bar of a phone, the sheet behind its last place, the dashboard's sidebar,
 * the account's menu.
 */
export type Menu = 'tabs' | 'icons' | 'bottomBar' | 'more' | 'sidebar' | 'account';

interface MenuPlace {
  order?: number;
  label: string | ((role: Role | undefined) => string);
}

export interface Screen {
  path: string;
  /** The path without its slash, where this says no other. */
  name?: string;
  /** The page is the file of the screen's name in this folder, where this says no other. */
  module?: string;
  /** Guarded screens need a logged-in user. */
  access: 'public' | 'guarded';
  /** Whose menus have the screen; everybody's by default. The page itself tells others why it is not for them. */
  roles?: readonly Role[];
  /** What menus and shortcuts call it. */
  label?: string;
  /** Its line drawing, as path data in a square of 20. */
  icon?: string;
  /** What menus show beside its label, such as how much is unread. Loaded after the page, and left out if that fails. */
  badge?: Optional;
  /** Its place in menus, lowest first. */
  order?: number;
  /** The menus that have it; one may have it at another place, or call it something else. */
  menus?: Partial<Record<Menu, true | MenuPlace>>;
  /** Pressed after `g`, leads here; `order` is its place in the list of shortcuts. */
  shortcut?: { key: string; order: number };
  /** Keys that do something on this screen alone: its page has the command (lib/command.ts). */
  commands?: readonly { key: string; run: Command; label: string }[];
  /** The page's code. */
  page: LazyComponent<object>;
  /** The screen's first calls, by their names in prefetches.ts; a screen without any makes none. */
  prefetch?: readonly (keyof typeof import('./prefetches').PREFETCHES)[];
  /** False where the page brings its own navigation. */
  banner?: false;
  /** The id of what comes after that navigation. */
  content?: string;
  /** Works without a network from the first visit on, with these modules that its dialogs need. */
  offline?: readonly string[];
  /**
   * The server renders the page itself, not only the frame around it. Such a page is made of what works without Mantine and the
   * store, and has no `style` attribute.
   */
  ssr?: true;
  /** The title of the page, for the skeleton in its place: it is in the HTML of the server. */
  title?: string;
  /** Reads the data that the page is rendered with (api/public-data.ts). */
  loader?: LoaderFunction;
  /** Modules that the page fetches by itself on its first visit. */
  parts?: readonly string[];
  /** How much script the first visit may load (scripts/checks/budget.mjs). */
  budget: 'public' | 'dialog' | 'page' | 'detail' | 'table';
}
