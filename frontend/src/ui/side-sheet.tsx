/** A sheet beside the page: at the right of a wide screen, the whole of a phone; a menu at the left. */
import type { ReactNode } from 'react';
import { lazyPart } from '../lib/lazy-part';
import { LatePart } from './late-part';

export interface SideSheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** A menu: at the left, as wide as its words. `close` is the word of its button, `heading` the class of its title. */
  menu?: { close: string; heading: string | undefined };
  children: ReactNode;
}

/** Fetched with the first sheet that opens. */
export const sideSheetBox = lazyPart(() => import('./side-sheet-box'));

export const SideSheet = (props: SideSheetProps) => (
  <LatePart needed={props.opened}>
    <sideSheetBox.Component {...props} />
  </LatePart>
);
