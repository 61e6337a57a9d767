/** The dialogs around logging in; one of them is open at a time. */
import { lazyPart } from '../../lib/lazy-part';
import { LatePart } from '../../ui/late-part';
import { authDialog } from './auth-dialog-part';
import { useAuthDialog } from './auth-dialog-state';

const linkedTerms = lazyPart(() => import('./parts/linked-terms'));

/** Shows the dialog that the history entry names. */
export function AuthDialogs() {
  const { dialog } = useAuthDialog();
  return (
    <>
      <LatePart needed={dialog !== null && dialog !== 'terms'}>
        <authDialog.Component />
      </LatePart>
      <LatePart needed={dialog === 'terms'}>
        <linkedTerms.Component />
      </LatePart>
    </>
  );
}
