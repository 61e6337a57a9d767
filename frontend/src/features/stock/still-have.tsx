/** Asks whether stock that nobody has counted for long is still there; one tap says so for all of it, and can be taken back. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type BatchDetailDto, STALE_AGES, useGetStaleStockQuery } from '../../api/stock';
import { copiesIn, useBackground } from '../../api/stock-background';
import { useOnce } from '../../api/use-once';
import { paths } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { CopiesProgress } from '../../ui/copies-progress';
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
  const { edit, undo, progress } = useBackground();
  const [busy, setBusy] = useState<'counting' | 'undoing' | null>(null);
  const [done, setDone] = useState<BatchDetailDto | null>(null);
  const once = useOnce();
  const undoButton = useRef<HTMLButtonElement>(null);

  // The pressed button is gone.
  useEffect(() => {
    if (done) undoButton.current?.focus();
  }, [done]);

  const countAll = async (copies: number) => {
    if (busy) return;
    setBusy('counting');
    try {
      setDone(await once('count', (key) => edit({ filter: STALE, change: { count: true } }, copies, key)));
      onCounted?.();
    } catch (problem) {
      toastError(problemText(problem, t.failed));
    }
    setBusy(null);
  };
  const undoCount = async () => {
    if (!done || busy) return;
    setBusy('undoing');
    try {
      await once(done.uuid, (key) => undo(done.uuid, copiesIn(done.summary), key));
      setDone(null);
      onCounted?.();
      toastSuccess(t.undone);
    } catch (problem) {
      toastError(problemText(problem, t.notUndone));
    }
    setBusy(null);
  };

  const howFar = busy && progress && (
    <CopiesProgress label={t[busy]} progress={progress} figure={t.doneOf} about={t.runningAbout} />
  );
  if (done)
    return (
      <div className={classes.ask} data-done>
        <div className={classes.text}>
          <p className={classes.about} role="status">
            {t.done(done.summary.changed ?? 0)}
          </p>
          {howFar}
        </div>
        <Button ref={undoButton} look="quiet" size="l" busy={busy !== null} onClick={() => void undoCount()}>
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
        {howFar}
      </div>
      <div className={classes.answers}>
        <Button size="l" busy={busy !== null} onClick={() => void countAll(stale.copies)}>
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
