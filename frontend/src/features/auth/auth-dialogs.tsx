/** The dialogs around logging in; one of them is open at a time. */
import { Suspense, useState } from 'react';
import { Busy } from '../../ui/busy';
import { authDialog } from './auth-dialog-part';
import { useAuthDialog } from './auth-dialog-state';

/** Shows the dialog that the history entry names. */
export function AuthDialogs() {
  const { dialog } = useAuthDialog();
  // Once there it stays: a dialog that is taken away while it closes cannot give the focus back.
  const [needed, setNeeded] = useState(dialog !== null);
  if (dialog && !needed) setNeeded(true);
  return (
    needed && (
      <Suspense fallback={dialog && <Busy />}>
        <authDialog.Component />
      </Suspense>
    )
  );
}
