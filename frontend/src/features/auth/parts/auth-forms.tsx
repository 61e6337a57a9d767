/** The form of the open dialog. */
import type { AuthDialogKind } from '../auth-dialog-state';
import { ForgotPasswordForm } from './forgot-password-form';
import { LoginForm } from './login-form';
import { SignUp } from './sign-up';

export interface AuthFormsProps {
  kind: AuthDialogKind;
  /** Shows another dialog instead. */
  onSwitch: (kind: AuthDialogKind) => void;
}

export default function AuthForms({ kind, onSwitch }: AuthFormsProps) {
  if (kind === 'signup') return <SignUp onSwitch={onSwitch} />;
  if (kind === 'forgot') return <ForgotPasswordForm onSwitch={onSwitch} />;
  return <LoginForm onSwitch={onSwitch} />;
}
