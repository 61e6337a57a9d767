/** Closes the account, after asking. */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { lazyPart } from '../../../lib/lazy-part';
import type { SessionUser } from '../../../lib/session';
import { useWork } from '../../../lib/use-work';
import { texts } from '../../../texts';
import { LatePart } from '../../../ui/late-part';
import classes from './delete-account.module.css';

const dialog = lazyPart(() => import('./close-dialog'));

interface DeleteAccountProps {
  user: SessionUser;
  /** The account is closed: whoever is here is nobody now. */
  onClosed: () => void;
}

export function DeleteAccount({ user, onClosed }: DeleteAccountProps) {
  const { work, begin, end } = useWork<{ kind: 'delete' }>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="default"
        className={classes.delete}
        onClick={() => begin({ kind: 'delete' })}
      >
        {texts.settings.account.delete}
      </Button>
      <LatePart needed={work !== null}>
        <dialog.Component user={user} opened={work !== null} onClose={end} onEnded={onClosed} home={button} />
      </LatePart>
    </>
  );
}
