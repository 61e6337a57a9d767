/** Asks before something is done for good, or for how much. */
import { lazyWithPreload } from '../lib/lazy-with-preload';
import type { ConfirmDialogProps } from './confirm-dialog-box';
import { LazyBoundary } from './lazy-boundary';

/** Fetched with the first question, or when the browser is idle. */
export const confirmDialogBox = lazyWithPreload(() => import('./confirm-dialog-box'));

export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <LazyBoundary isNeeded={props.opened}>
    <confirmDialogBox.Component {...props} />
  </LazyBoundary>
);
