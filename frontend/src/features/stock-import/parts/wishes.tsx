/** Rows of a file that are wanted, not owned: they can be put on the watchlist. */
import { useState } from 'react';
import { useWatchImportWishesMutation, type WatchedWishes } from '../../../api/stock-imports';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError } from '../../../ui/toast';
import classes from './changes.module.css';

export function Wishes({ uuid, rows }: { uuid: string; rows: number }) {
  const t = texts.stockImport.changes;
  const [watch, { isLoading }] = useWatchImportWishesMutation();
  const [watched, setWatched] = useState<WatchedWishes | null>(null);
  const add = async () => {
    try {
      setWatched(await watch(uuid).unwrap());
    } catch (failure) {
      toastError(problemText(failure, t.notWatched));
    }
  };
  return (
    <section className={classes.commit} aria-label={t.tabs.WISH}>
      <p className={classes.said}>{t.wishes(rows)}</p>
      <p className={classes.said} role="status">
        {watched && watchedText(watched)}
      </p>
      {!watched && (
        <Button look="quiet" busy={isLoading} onClick={() => void add()}>
          {t.watch}
        </Button>
      )}
    </section>
  );
}

function watchedText({ watched, unknown, withoutRoom }: WatchedWishes): string {
  const t = texts.stockImport.changes;
  return [t.watched(watched), unknown > 0 && t.notFound(unknown), withoutRoom > 0 && t.noRoom(withoutRoom)]
    .filter(Boolean)
    .join(' ');
}
