/** What is kept about somebody: taken away as a file, or erased. */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useLazyGetPersonalDataQuery } from '../../../api/users';
import type { SessionUser } from '../../../browser/session';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { problemText } from '../../../lib/problem';
import { useHistoryDialog } from '../../../lib/use-history-dialog';
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { toastError } from '../../../ui/toast';
import danger from './delete-account.module.css';
import classes from './form.module.css';

const eraseDialog = lazyWithPreload(() => import('./erase-dialog'));

interface YourDataProps {
  user: SessionUser;
  /** The account is erased: anyone who is here is nobody now. */
  onErased: () => void;
}

export function YourData({ user, onErased }: YourDataProps) {
  const t = texts.settings.data;
  const { dialog, open, close } = useHistoryDialog<{ kind: 'erase' }>();
  const [read, { isFetching }] = useLazyGetPersonalDataQuery();
  const button = useRef<HTMLButtonElement>(null);
  const download = async () => {
    try {
      save(await read(user.uuid).unwrap());
    } catch (failure) {
      toastError(problemText(failure, t.notDownloaded));
    }
  };
  return (
    <div className={classes.buttons}>
      <BusyButton variant="default" busy={isFetching} onClick={() => void download()}>
        {t.download}
      </BusyButton>
      <Button
        ref={button}
        variant="default"
        className={danger.delete}
        onClick={() => open({ kind: 'erase' })}
      >
        {t.erase}
      </Button>
      <LazyBoundary isNeeded={dialog !== null}>
        <eraseDialog.Component
          user={user}
          opened={dialog !== null}
          onClose={close}
          onEnded={onErased}
          home={button}
        />
      </LazyBoundary>
    </div>
  );
}

/** How long the file can be read. */
const REVOKE_DELAY_MS = 60_000;

/** The call needs a token, which a link to it would not have: the file is made here. */
function save(data: object): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  link.download = 'playset-data.json';
  link.click();
  // A phone asks first whether to keep it, and reads it then.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
