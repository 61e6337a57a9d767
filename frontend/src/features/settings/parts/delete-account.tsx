/** Closes the account, after asking. */
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useDisableUserMutation } from '../../../api/users';
import { problemText } from '../../../lib/problem';
import type { SessionUser } from '../../../lib/session';
import { useWork } from '../../../lib/use-work';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './delete-account.module.css';

const FAILURE = 'Failed to disable account.';

interface DeleteAccountProps {
  user: SessionUser;
  /** The account is closed: whoever is here is nobody now. */
  onClosed: () => void;
}

export function DeleteAccount({ user, onClosed }: DeleteAccountProps) {
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
      toastSuccess('Account disabled successfully.');
      onClosed();
    } catch (problem) {
      toastError(FAILURE);
      setFailure(problemText(problem, FAILURE));
    }
  };
  return (
    <>
      <Button ref={button} variant="default" className={classes.delete} onClick={ask}>
        Delete account
      </Button>
      <ConfirmDialog
        opened={work !== null}
        title="Delete account?"
        confirm="Delete"
        danger
        busy={isLoading}
        failure={failure}
        onConfirm={() => void close()}
        onCancel={end}
        home={button}
      >
        {user.role === 'STORE' ? 'Your store, its listings and its events' : 'Your listings'} vanish from
        everybody’s view at once, and nobody can log in to <strong>{user.email}</strong> again. Nothing is
        deleted from the books: past sales stay on record.
      </ConfirmDialog>
    </>
  );
}
