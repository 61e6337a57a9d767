/** What is kept about somebody: taken away as a file, or erased. */
import { useRef } from 'react';
import { useLazyGetPersonalDataQuery } from '../../../api/users';
import { saveFile } from '../../../browser/save-file';
import type { SessionUser } from '../../../browser/session';
import { useHistoryDialog } from '../../../browser/use-history-dialog';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { toastError } from '../../../ui/toast';
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
      <Button look="quiet" busy={isFetching} onClick={() => void download()}>
        {t.download}
      </Button>
      <Button ref={button} look="danger" onClick={() => open({ kind: 'erase' })}>
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

/** The call needs a token, which a link to it would not have: the file is made here. */
const save = (data: object) =>
  saveFile('playset-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
