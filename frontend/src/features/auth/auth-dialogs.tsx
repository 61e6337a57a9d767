/** The dialogs around logging in; one of them is open at a time. */
import { useAuthDialog } from './auth-dialog-state';

export function AuthDialogs() {
  const { dialog } = useAuthDialog();
  return dialog === null ? null : null;
}
