/** Asks whether stock that nobody has counted for long is still there; one tap says so for all of it, and can be taken back. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type BatchDetailDto,
  onlyOnce,
  STALE_AGES,
  useEditStockMutation,
  useGetStaleStockQuery,
  useUndoStockBatchMutation,
} from '../../api/stock';
import { paths } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { toastError, toastSuccess } from '../../ui/toast';
import classes from './still-have.module.css';

/** An answer that was prefetched is not asked for again. */
const MAX_AGE_SECONDS = 30;
const STALE = { age: [...STALE_AGES] };

interface StillHaveProps {
  /** Counts have changed: what shows them is to be loaded again. */
  onCounted?: () => void;
  /** The lines that it asks about are shown below. */
  isReviewing?: boolean;
}

export default function StillHave({ onCounted, isReviewing = false }: StillHaveProps) {
  const t = texts.stillHave;
  const { currentData: stale } = useGetStaleStockQuery(undefined, {
    refetchOnMountOrArgChange: MAX_AGE_SECONDS,
  });
  const [edit, { isLoading: isCounting }] = useEditStockMutation();
  const [undo, { isLoading: isUndoing }] = useUndoStockBatchMutation();
  const [done, setDone] = useState<BatchDetailDto | null>(null);
  /** The same key until the answer has come: pressed again after a lost one, it is done once. */
  const key = useRef(onlyOnce());
  const undoButton = useRef<HTMLButtonElement>(null);

  // The pressed button is gone.
  useEffect(() => {
    if (done) undoButton.current?.focus();
  }, [done]);

  const countAll = async () => {
    if (isCounting) return;
    try {
      const runStockEdit = { filter: STALE, change: { count: true } };
      setDone(await edit({ ...key.current, runStockEdit }).unwrap());
      onCounted?.();
    } catch (problem) {
      toastError(problemText(problem, t.failed));
    }
    key.current = onlyOnce();
  };
  const takeBack = async () => {
    if (!done || isUndoing) return;
    try {
      await undo({ ...onlyOnce(), uuid: done.uuid }).unwrap();
      setDone(null);
      onCounted?.();
      toastSuccess(t.undone);
    } catch (problem) {
      toastError(problemText(problem, t.notUndone));
    }
  };

  if (done)
    return (
      <div className={classes.ask} data-done>
        <p className={classes.text} role="status">
          {t.done(done.summary.changed ?? 0)}
        </p>
        <Button ref={undoButton} look="quiet" size="l" busy={isUndoing} onClick={() => void takeBack()}>
          {texts.ui.undo}
        </Button>
      </div>
    );
  if (!stale || stale.copies === 0) return null;
  return (
    <section className={classes.ask} aria-label={t.ask(stale.copies)}>
      <div className={classes.text}>
        <h2 className={classes.title}>{t.ask(stale.copies)}</h2>
        <p className={classes.about}>{t.about(stale.expired, stale.copies)}</p>
      </div>
      <div className={classes.answers}>
        <Button size="l" busy={isCounting} onClick={() => void countAll()}>
          {t.yes(stale.copies)}
        </Button>
        {!isReviewing && (
          <Link className={classes.review} to={{ pathname: paths.stock, search: `age=${STALE_AGES.join()}` }}>
            {t.review}
          </Link>
        )}
      </div>
    </section>
  );
}
