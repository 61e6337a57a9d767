/** The dialogs around logging in; one of them is open at a time. */
import { Suspense, useEffect, useState } from 'react';
import { currentUser, onExpiry } from '../../lib/session';
import { texts } from '../../texts';
import { Busy } from '../../ui/busy';
import { toastError } from '../../ui/toast';
import { authDialog } from './auth-dialog-part';
import { useAuthDialog } from './auth-dialog-state';

/** Shows the dialog that the history entry names, and asks for a new login when the session expires. */
export function AuthDialogs() {
  const { dialog, open } = useAuthDialog();
  // Once there it stays: a dialog that is taken away while it closes cannot give the focus back.
  const [needed, setNeeded] = useState(dialog !== null);
  if (dialog && !needed) setNeeded(true);

  useEffect(
    () =>
      onExpiry(() => {
        if (!currentUser() || dialog) return;
        toastError(texts.auth.sessionEnded);
        open('login');
      }),
    [dialog, open],
  );

  return (
    needed && (
      <Suspense fallback={dialog && <Busy />}>
        <authDialog.Component />
      </Suspense>
    )
  );
}
