/** Asks for the password before something that ends the account. */
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { SessionUser } from '../../../browser/session';
import { fieldProblems, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Hint } from '../../../ui/hint';
import { PasswordField } from '../../../ui/password-field';
import classes from './form.module.css';

/** What opens it passes these on. */
export interface EndOfAccountProps {
  user: SessionUser;
  opened: boolean;
  onClose: () => void;
  /** The account has ended: anyone who is here is nobody now. */
  onEnded: () => void;
  home: RefObject<HTMLElement | null>;
}

interface PasswordDialogProps extends Omit<EndOfAccountProps, 'onEnded'> {
  title: string;
  /** What will happen, and what stays. */
  children: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
  /** Does it; rejects with what the server says. */
  end: (password: string) => Promise<void>;
  /** What failed, where the server does not say why. */
  failed: string;
  /** It has failed, and not because of the password; the dialog says why. */
  onFailed?: () => void;
}

export function PasswordDialog({ opened, onClose, title, home, ...rest }: PasswordDialogProps) {
  const [busy, setBusy] = useState(false);
  const props = { title, busy, onBusy: setBusy, onCancel: onClose, ...rest };
  return (
    <Dialog opened={opened} onClose={onClose} title={title} phone="page" busy={busy} home={home} top>
      <PasswordForm {...props} />
    </Dialog>
  );
}

type PasswordFormProps = Omit<PasswordDialogProps, 'opened' | 'onClose' | 'home'> & {
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
};

function PasswordForm({
  user,
  title,
  children,
  confirm,
  busy,
  onBusy,
  onCancel,
  ...rest
}: PasswordFormProps) {
  const t = texts.ownData.password;
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  /** A second press may come before `busy` is rendered. */
  const sending = useRef(false);
  const refuse = (message: string) => {
    setWrong(message);
    field.current?.focus();
  };
  const send = async () => {
    try {
      await rest.end(password);
    } catch (problem) {
      const refused = fieldProblems(problem).password;
      if (refused) return refuse(refused);
      const message = problemText(problem, rest.failed);
      setFailure(message);
      // The same sentence as a toast would be heard twice.
      if (message !== rest.failed) rest.onFailed?.();
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    setWrong(null);
    setFailure(null);
    if (password === '') return refuse(t.needed);
    sending.current = true;
    onBusy(true);
    await send();
    sending.current = false;
    onBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate aria-label={title}>
      {children}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        ref={field}
        label={t.label}
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        error={wrong}
        data-autofocus
      />
      {failure && (
        <Hint kind="danger" role="alert">
          {failure}
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          {texts.ui.cancel}
        </Button>
        <Button type="submit" look="danger" busy={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
