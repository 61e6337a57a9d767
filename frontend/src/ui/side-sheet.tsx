/** A sheet beside the page: at the right of a wide screen, the whole of a phone; a menu at the left. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { LazyBoundary } from './lazy-boundary';
import type { SideSheetProps } from './side-sheet-box';

/** Fetched with the first sheet that opens. */
export const sideSheetBox = lazyWithPreload(() => import('./side-sheet-box'));

export const SideSheet = (props: SideSheetProps) => (
  <LazyBoundary isNeeded={props.opened}>
    <sideSheetBox.Component {...props} />
  </LazyBoundary>
);
