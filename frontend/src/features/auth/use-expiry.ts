/** What happens when the session expires: that is told, and a new login is asked for. */
import { useEffect } from 'react';
import { currentUser, onExpiry } from '../../lib/session';
import { texts } from '../../texts';
import { toastError } from '../../ui/toast';
import { useAuthDialog } from './auth-dialog-state';

/** Asks for a new login on whichever page is open. */
export function useExpiry(): void {
  const { dialog, open } = useAuthDialog();
  useEffect(
    () =>
      onExpiry(() => {
        if (!currentUser() || dialog) return;
        toastError(texts.app.sessionEnded);
        open('login');
      }),
    [dialog, open],
  );
}
