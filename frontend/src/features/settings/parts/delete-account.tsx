/** Closes the account, after asking. */
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useDisableUserMutation } from '../../../api/users';
import { problemText } from '../../../lib/problem';
import type { SessionUser } from '../../../lib/session';
import { useWork } from '../../../lib/use-work';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './delete-account.module.css';

interface DeleteAccountProps {
  user: SessionUser;
  /** The account is closed: whoever is here is nobody now. */
  onClosed: () => void;
}

export function DeleteAccount({ user, onClosed }: DeleteAccountProps) {
  const words = texts.settings.account;
  const { work, begin, end } = useWork<{ kind: 'delete' }>();
  const [disable, { isLoading }] = useDisableUserMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ask = () => {
    setFailure(null);
    begin({ kind: 'delete' });
  };
  const close = async () => {
    setFailure(null);
    try {
      await disable(user.uuid).unwrap();
      toastSuccess(words.deleted);
      onClosed();
    } catch (problem) {
      toastError(words.notDeleted);
      setFailure(problemText(problem, words.notDeleted));
    }
  };
  return (
    <>
      <Button ref={button} variant="default" className={classes.delete} onClick={ask}>
        {words.delete}
      </Button>
      <ConfirmDialog
        opened={work !== null}
        title={words.ask}
        confirm={words.confirm}
        danger
        busy={isLoading}
        failure={failure}
        onConfirm={() => void close()}
        onCancel={end}
        home={button}
      >
        {words.question(user.role === 'STORE', <strong>{user.email}</strong>)}
      </ConfirmDialog>
    </>
  );
}
