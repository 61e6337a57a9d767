/** When the session expires: says so and opens the login dialog. */
import { useEffect } from 'react';
import { currentUser, onExpiry } from '../../browser/session';
import { texts } from '../../texts';
import { toastError } from '../../ui/toast';
import { useAuthDialog } from './auth-dialog-state';

/** Asks for a new login on whichever page is open. */
export function useExpiry(): void {
  const { dialog, open } = useAuthDialog();
  useEffect(() => {
    const hear = () => {
      // A login is asked for already, or is nobody's: what fails in the meantime is no news when the dialog has closed.
      if (dialog || !currentUser()) onExpiry(hear);
      else {
        toastError(texts.app.sessionEnded);
        open('login');
      }
    };
    const stop = onExpiry(hear);
    return () => void stop();
  }, [dialog, open]);
}
