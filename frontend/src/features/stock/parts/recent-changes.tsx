/** The changes of the last days, each with its undo. */
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import {
  type BatchDto,
  onlyOnce,
  useStockBatchesInfiniteQuery,
  useUndoStockBatchMutation,
} from '../../../api/stock';
import { formatDateTime, formatTimeAgo } from '../../../lib/format-time-ago';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { PagedList } from '../../../ui/paged-list';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './recent-changes.module.css';
import { batchWords } from './wording';

interface RecentChangesProps {
  /** A batch was undone. */
  onUndone: (batch: string) => void;
}

export function RecentChanges({ onUndone }: RecentChangesProps) {
  const t = texts.stock.changes;
  const query = useStockBatchesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <p className={classes.about}>{t.about}</p>
      <PagedList
        query={query}
        failure={t.failed}
        skeleton={
          <div role="status" aria-label={t.loading}>
            {['one', 'two', 'three'].map((key) => (
              <Skeleton key={key} h={52} my={8} />
            ))}
          </div>
        }
        empty={<EmptyState title={t.none} />}
      >
        {(batches, list) => (
          <ul ref={list} className={classes.list}>
            {batches.map((batch) => (
              <Batch key={batch.uuid} batch={batch} onUndone={onUndone} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Batch({ batch, onUndone }: RecentChangesProps & { batch: BatchDto }) {
  const t = texts.stock.changes;
  const [undo, { isLoading }] = useUndoStockBatchMutation();
  const [key] = useState(onlyOnce);
  const words = batchWords(batch);
  const { undoableUntil, createdAt } = batch;
  const press = async () => {
    try {
      const { summary } = await undo({ ...key, uuid: batch.uuid }).unwrap();
      toastSuccess(t.done(summary.restored ?? 0));
      if (summary.changedSince) toastError(t.changedSince(summary.changedSince));
      onUndone(batch.uuid);
    } catch (problem) {
      toastError(problemText(problem, t.notUndone));
    }
  };
  const canUndo = undoableUntil !== null && Date.parse(undoableUntil) > Date.now();
  return (
    <li className={classes.batch}>
      <div className={classes.what}>
        <span className={classes.words}>{words}</span>
        <time dateTime={createdAt} title={formatDateTime(createdAt)} className={classes.when}>
          {formatTimeAgo(createdAt)}
        </time>
      </div>
      {canUndo ? (
        <Button look="quiet" busy={isLoading} aria-label={t.undo(words)} onClick={() => void press()}>
          {texts.ui.undo}
        </Button>
      ) : (
        <span className={classes.when}>{stateWords(batch)}</span>
      )}
    </li>
  );
}

function stateWords({ status }: BatchDto): string {
  const t = texts.stock.changes;
  if (status === 'RUNNING') return t.running;
  if (status === 'FAILED') return t.hasFailed;
  return status === 'UNDONE' ? t.undone : t.expired;
}
