/** A sheet beside the page: at the right of a wide screen, the whole of a phone; a menu at the left. */
import { lazyPart } from '../lib/lazy-part';
import { LatePart } from './late-part';
import type { SideSheetProps } from './side-sheet-box';

/** Fetched with the first sheet that opens. */
export const sideSheetBox = lazyPart(() => import('./side-sheet-box'));

export const SideSheet = (props: SideSheetProps) => (
  <LatePart needed={props.opened}>
    <sideSheetBox.Component {...props} />
  </LatePart>
);
