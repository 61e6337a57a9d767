/** Asks for the password before everything that is kept about somebody is erased. */
import { Button } from '@mantine/core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useEraseUserMutation } from '../../../api/users';
import { fieldProblems, problemText } from '../../../lib/problem';
import type { SessionUser } from '../../../lib/session';
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import { Dialog } from '../../../ui/dialog';
import { Hint } from '../../../ui/hint';
import { PasswordField } from '../../../ui/password-field';
import { toastSuccess } from '../../../ui/toast';
import danger from './delete-account.module.css';
import classes from './form.module.css';

interface EraseDialogProps {
  user: SessionUser;
  opened: boolean;
  onClose: () => void;
  onErased: () => void;
  home: RefObject<HTMLElement | null>;
}

const words = texts.ownData.erasing;

export default function EraseDialog({ user, opened, onClose, onErased, home }: EraseDialogProps) {
  const [erase, { isLoading }] = useEraseUserMutation();
  return (
    <Dialog opened={opened} onClose={onClose} title={words.ask} phone="page" busy={isLoading} home={home} top>
      <EraseForm
        user={user}
        busy={isLoading}
        onCancel={onClose}
        erase={async (password) => {
          await erase({ uuid: user.uuid, eraseAccount: { password } }).unwrap();
          toastSuccess(words.erased);
          onErased();
        }}
      />
    </Dialog>
  );
}

interface EraseFormProps {
  user: SessionUser;
  busy: boolean;
  erase: (password: string) => Promise<void>;
  onCancel: () => void;
}

function EraseForm({ user, busy, erase, onCancel }: EraseFormProps) {
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (message: string) => {
    setWrong(message);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setWrong(null);
    setFailure(null);
    if (password === '') return refuse(words.passwordNeeded);
    try {
      await erase(password);
    } catch (problem) {
      const refused = fieldProblems(problem).password;
      if (refused) refuse(refused);
      else setFailure(problemText(problem, words.notErased));
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate aria-label={words.ask}>
      <p className={classes.said}>{words.question[user.role === 'STORE' ? 'store' : 'user']}</p>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        ref={field}
        label={words.password}
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
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {texts.ui.cancel}
        </Button>
        <BusyButton type="submit" variant="default" className={danger.delete} busy={busy}>
          {words.confirm}
        </BusyButton>
      </div>
    </form>
  );
}
