/** The dialogs around logging in; one of them is open at a time. */
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { authDialog } from './auth-dialog-part';
import { useAuthDialog } from './auth-dialog-state';

const linkedTerms = lazyWithPreload(() => import('./parts/linked-terms'));

/** Shows the dialog that the history entry names. */
export function AuthDialogs() {
  const { dialog } = useAuthDialog();
  return (
    <>
      <LazyBoundary isNeeded={dialog !== null && dialog !== 'terms'}>
        <authDialog.Component />
      </LazyBoundary>
      <LazyBoundary isNeeded={dialog === 'terms'}>
        <linkedTerms.Component />
      </LazyBoundary>
    </>
  );
}
