/** What the frame around every page lends to a page that has a top of its own. */
import type { ComponentType, ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { HistoryDialog } from './use-history-dialog';

/** Loads a part that the page can do without (ui/optional-part.tsx). */
export type Optional<Props extends object = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A screen in a menu. */
export interface MenuEntry {
  to: string;
  label: string;
  /** Its drawing, as path data in a square of 20. */
  icon: string | undefined;
  badge: Optional | undefined;
}

/** The page's own menu in the document. */
export const PAGE_MENU_ID = 'sidebar';

/** The frame's own controls. */
export interface Frame {
  /** The button that opens the search for a card; none where nobody is logged in. */
  find: ReactNode;
  /** The bar at the foot of a phone has the button of the page's menu. */
  menuBelow: boolean;
  /** The page's menu, where it covers the page. */
  menu: HistoryDialog | undefined;
  /** The screens of the page's own menu. */
  screens: readonly MenuEntry[];
  /** Gives a part of a page that has no store one, and Mantine where it has fields: for what only members see on a public page. */
  withStore?: Optional<{ badge: Optional; hasFields?: boolean }>;
}

/** The frame's controls; none where a page stands alone. */
export const useFrame = (): Frame => useOutletContext<Frame | undefined>() ?? ALONE;

/** For a page that stands alone. */
export const ALONE: Frame = {
  find: null,
  menuBelow: false,
  menu: undefined,
  screens: [],
  withStore: undefined,
};
