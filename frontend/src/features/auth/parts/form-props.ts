/** What the forms of the dialogs are given. */
import type { AuthDialogKind } from '../auth-dialog-state';

/** The dialogs that hold a form. */
export type FormKind = Exclude<AuthDialogKind, 'terms'>;

export interface FormProps {
  /** Shows another dialog instead. */
  onSwitch: (kind: AuthDialogKind) => void;
  /** Called with when another dialog opens on top of the form's, and when it closes. */
  onCover: (covered: boolean) => void;
}
