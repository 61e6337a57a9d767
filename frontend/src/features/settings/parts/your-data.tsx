/** What is kept about somebody: taken away as a file, or erased. */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useLazyGetPersonalDataQuery } from '../../../api/users';
import { lazyPart } from '../../../lib/lazy-part';
import { problemText } from '../../../lib/problem';
import type { SessionUser } from '../../../lib/session';
import { useWork } from '../../../lib/use-work';
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import { LatePart } from '../../../ui/late-part';
import { toastError } from '../../../ui/toast';
import danger from './delete-account.module.css';
import classes from './form.module.css';

const dialog = lazyPart(() => import('./erase-dialog'));

interface YourDataProps {
  user: SessionUser;
  /** The account is erased: whoever is here is nobody now. */
  onErased: () => void;
}

export function YourData({ user, onErased }: YourDataProps) {
  const words = texts.settings.data;
  const { work, begin, end } = useWork<{ kind: 'erase' }>();
  const [read, { isFetching }] = useLazyGetPersonalDataQuery();
  const button = useRef<HTMLButtonElement>(null);
  const download = async () => {
    try {
      save(await read(user.uuid).unwrap());
    } catch (failure) {
      toastError(problemText(failure, words.notDownloaded));
    }
  };
  return (
    <div className={classes.buttons}>
      <BusyButton variant="default" busy={isFetching} onClick={() => void download()}>
        {words.download}
      </BusyButton>
      <Button
        ref={button}
        variant="default"
        className={danger.delete}
        onClick={() => begin({ kind: 'erase' })}
      >
        {words.erase}
      </Button>
      <LatePart needed={work !== null}>
        <dialog.Component user={user} opened={work !== null} onClose={end} onEnded={onErased} home={button} />
      </LatePart>
    </div>
  );
}

/** How long the file can be read. */
const KEPT_MS = 60_000;

/** The call needs a token, which a link to it would not have: the file is made here. */
function save(data: object): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  link.download = 'playset-data.json';
  link.click();
  // A phone asks first whether to keep it, and reads it then.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
