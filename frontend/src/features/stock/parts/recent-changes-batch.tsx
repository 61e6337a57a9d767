/** One of the changes of the last days: its undo, how far that is, and why it has failed. */
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type BatchDto,
  useGetStockBatchQuery,
  useLazyGetStockBatchQuery,
  useStockChanged,
} from '../../../api/stock';
import { copiesIn, isAtWork, useBackground } from '../../../api/stock-background';
import { useOnce } from '../../../api/use-once';
import { formatDateTime, formatTimeAgo } from '../../../lib/format-time-ago';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { CopiesProgress } from '../../../ui/copies-progress';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './recent-changes.module.css';
import { batchWords } from './wording';

const POLL_MS = 1_000;

interface BatchProps {
  batch: BatchDto;
  /** It was undone. */
  onUndone: (batch: string) => void;
}

export function Batch({ batch: listed, onUndone }: BatchProps) {
  const t = texts.stock.changes;
  const batch = useFollowed(listed, onUndone);
  const { isBusy, progress, undo, tryAgain } = useActs(batch, onUndone);
  const words = batchWords(batch);
  const { undoableUntil, createdAt, problem, status } = batch;
  const canUndo = undoableUntil !== null && Date.parse(undoableUntil) > Date.now();
  const why = problem && problemText({ data: problem }, problem.message);
  const atWork = isBusy || isAtWork(batch);
  return (
    <li className={classes.batch}>
      <div className={classes.what}>
        <span className={classes.words}>{words}</span>
        <time dateTime={createdAt} title={formatDateTime(createdAt)} className={classes.when}>
          {formatTimeAgo(createdAt)}
        </time>
        {why && !atWork && (
          <span className={classes.when}>
            {status === 'FAILED' ? t.failedBecause(why) : t.undoFailed(why)}
          </span>
        )}
        {atWork && (
          <CopiesProgress
            label={status === 'RUNNING' || status === 'FAILED' ? t.running : t.undoing}
            progress={progress ?? batch.progress}
            figure={texts.stock.bulk.doneOf}
          />
        )}
      </div>
      {canUndo && (
        <Button look="quiet" busy={isBusy} aria-label={t.undo(words)} onClick={() => void undo()}>
          {texts.ui.undo}
        </Button>
      )}
      {status === 'FAILED' && batch.kind === 'EDIT' && (
        <Button look="quiet" busy={isBusy} aria-label={t.tryAgain(words)} onClick={() => void tryAgain()}>
          {texts.ui.tryAgain}
        </Button>
      )}
      {!canUndo && status !== 'FAILED' && !atWork && (
        <span className={classes.when}>{status === 'UNDONE' ? t.undone : t.expired}</span>
      )}
    </li>
  );
}

/** A batch as it is now: one that the server works on is asked for again. */
function useFollowed(listed: BatchDto, onUndone: BatchProps['onUndone']): BatchDto {
  const stockChanged = useStockChanged();
  const isFollowed = isAtWork(listed);
  const { currentData } = useGetStockBatchQuery(listed.uuid, {
    skip: !isFollowed,
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const hasEnded = isFollowed && currentData !== undefined && !isAtWork(currentData);
  const onEnded = useEffectEvent(() => {
    stockChanged();
    // The table, which is no part of that, is read again, too.
    if (currentData?.status === 'UNDONE') onUndone(listed.uuid);
  });
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded]);
  return (isFollowed && currentData) || listed;
}

/** Undoes a batch, or sends one again that has failed. */
function useActs(batch: BatchDto, onUndone: (batch: string) => void) {
  const t = texts.stock.changes;
  const background = useBackground();
  const [look] = useLazyGetStockBatchQuery();
  const [isBusy, setBusy] = useState(false);
  const once = useOnce();
  const run = async (act: () => Promise<void>, failure: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await act();
    } catch (problem) {
      toastError(problemText(problem, failure));
    }
    setBusy(false);
  };
  const undo = () =>
    run(async () => {
      const undone = await once('undo', (key) => background.undo(batch.uuid, copiesIn(batch.summary), key));
      if (!undone) return;
      const { restored = 0, changedSince = 0 } = undone.summary;
      toastSuccess(t.done(restored));
      if (changedSince > 0) toastError(t.changedSince(changedSince));
      onUndone(batch.uuid);
    }, t.notUndone);
  const tryAgain = () =>
    run(async () => {
      const { edit } = await look(batch.uuid).unwrap();
      if (!edit) throw new Error('It is not kept any more');
      const done = await once('try again', (key) => background.edit(edit, Number.POSITIVE_INFINITY, key));
      if (!done) return;
      toastSuccess(batchWords(done));
      onUndone(done.uuid);
    }, texts.stock.bulk.failed);
  return { isBusy, progress: background.progress, undo, tryAgain };
}
