/** A dialog above the page: in the middle of a wide screen, the whole of a phone or a sheet at its foot. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import type { DialogProps } from './dialog-box';
import { LazyBoundary } from './lazy-boundary';

/** Fetched with the first dialog that opens. */
export const dialogBox = lazyWithPreload(() => import('./dialog-box'));

export const Dialog = (props: DialogProps) => (
  <LazyBoundary isNeeded={props.opened}>
    <dialogBox.Component {...props} />
  </LazyBoundary>
);
