/** The dialogs around logging in; one of them is open at a time. */
import { LatePart } from '../../ui/late-part';
import { authDialog } from './auth-dialog-part';
import { useAuthDialog } from './auth-dialog-state';

/** Shows the dialog that the history entry names. */
export function AuthDialogs() {
  const { dialog } = useAuthDialog();
  return (
    <LatePart needed={dialog !== null}>
      <authDialog.Component />
    </LatePart>
  );
}
