/** What the frame around every page lends to a page that has a top of its own. */
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';

/** The frame's own controls. */
export interface Frame {
  /** The button that opens the search for a card; none where nobody is logged in. */
  find: ReactNode;
  /** The bar at the foot of a phone has the button of the page's menu. */
  menuBelow: boolean;
}

/** The frame's controls; none where a page stands alone. */
export const useFrame = (): Frame =>
  useOutletContext<Frame | undefined>() ?? { find: null, menuBelow: false };
