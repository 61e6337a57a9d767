/** The form of the open dialog. */
import { useEffect, useRef } from 'react';
import { ForgotPasswordForm } from './forgot-password-form';
import type { FormKind, FormProps } from './form-props';
import { LoginForm } from './login-form';
import { SignUp } from './sign-up';

interface AuthFormsProps extends FormProps {
  kind: FormKind;
}

export default function AuthForms({ kind, onSwitch, onCover }: AuthFormsProps) {
  const frame = useFocusFirst();
  return (
    <div ref={frame}>
      {kind === 'signup' && <SignUp onSwitch={onSwitch} onCover={onCover} />}
      {kind === 'forgot' && <ForgotPasswordForm onSwitch={onSwitch} />}
      {kind === 'login' && <LoginForm onSwitch={onSwitch} />}
    </div>
  );
}

/** The form may come after its dialog, which by then has put the focus elsewhere. */
function useFocusFirst() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not before the dialog has remembered where the focus was.
    const timer = setTimeout(() => frame.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus());
    return () => clearTimeout(timer);
  }, []);
  return frame;
}
