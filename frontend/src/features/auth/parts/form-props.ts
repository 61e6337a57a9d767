/** What every form of the dialogs is given. */
import type { AuthDialogKind } from '../auth-dialog-state';

export interface FormProps {
  /** Shows another dialog instead. */
  onSwitch: (kind: AuthDialogKind) => void;
  /** Told when another dialog opens on top of the form's, and when it closes. */
  onCover: (covered: boolean) => void;
}
