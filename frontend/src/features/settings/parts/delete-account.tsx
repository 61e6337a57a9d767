/** Closes the account, after asking. */
import { useRef } from 'react';
import type { SessionUser } from '../../../browser/session';
import { useHistoryDialog } from '../../../browser/use-history-dialog';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';

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
      <Button ref={button} look="danger" onClick={() => open({ kind: 'delete' })}>
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
