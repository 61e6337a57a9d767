/** Closes the account, after asking. */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { SessionUser } from '../../../browser/session';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { useHistoryDialog } from '../../../lib/use-history-dialog';
import { texts } from '../../../texts';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import classes from './delete-account.module.css';

const closeAccountDialog = lazyWithPreload(() => import('./close-dialog'));

interface DeleteAccountProps {
  user: SessionUser;
  /** The account is closed: anyone who is here is nobody now. */
  onClosed: () => void;
}

export function DeleteAccount({ user, onClosed }: DeleteAccountProps) {
  const { dialog, open, close } = useHistoryDialog<{ kind: 'delete' }>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="default"
        className={classes.delete}
        onClick={() => open({ kind: 'delete' })}
      >
        {texts.settings.account.delete}
      </Button>
      <LazyBoundary isNeeded={dialog !== null}>
        <closeAccountDialog.Component
          user={user}
          opened={dialog !== null}
          onClose={close}
          onEnded={onClosed}
          home={button}
        />
      </LazyBoundary>
    </>
  );
}
