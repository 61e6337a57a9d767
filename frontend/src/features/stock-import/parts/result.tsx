/** What an import has done: the way to see it, to take it back, and to go on. */
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { BatchDetailDto } from '../../../api/stock';
import { copiesIn, useBackground } from '../../../api/stock-background';
import { importChangedStock, type StockImportDto, useGetStockBatchQuery } from '../../../api/stock-imports';
import { useOnce } from '../../../api/use-once';
import { useHistoryDialog } from '../../../browser/use-history-dialog';
import { formatDateTime } from '../../../lib/format-time-ago';
import { paths } from '../../../lib/paths';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button, ButtonLink } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CopiesProgress } from '../../../ui/copies-progress';
import { Hint } from '../../../ui/hint';
import { toastSuccess } from '../../../ui/toast';
import classes from './changes.module.css';
import { changedCopies, changedLines } from './totals';
import { Wishes } from './wishes';

interface ResultProps {
  import: StockImportDto;
  onStartNew: () => void;
}

export function Result({ import: done, onStartNew }: ResultProps) {
  const t = texts.stockImport.changes;
  const { difference, batch: uuid, file } = done;
  const { currentData: batch } = useGetStockBatchQuery(uuid ?? '', {
    skip: uuid === null,
    refetchOnMountOrArgChange: true,
  });
  const isUndone = batch?.status === 'UNDONE';
  return (
    <section className={classes.commit} aria-label={t.done}>
      <Hint kind={isUndone ? 'info' : 'success'} role="status">
        <span>
          {isUndone
            ? undoneText(batch.summary.changedSince ?? 0)
            : difference && t.result(changedLines(difference), changedCopies(difference))}
        </span>
      </Hint>
      {batch && !isUndone && (
        <p className={classes.said}>
          {isUndoable(batch.undoableUntil) ? t.undoUntil(formatDateTime(batch.undoableUntil)) : t.tooLate}
        </p>
      )}
      <div className={classes.buttons}>
        {uuid && !isUndone && (
          <ButtonLink look="quiet" to={`${paths.stock}?import=${uuid}`}>
            {t.show}
          </ButtonLink>
        )}
        {batch && !isUndone && isUndoable(batch.undoableUntil) && <Undo batch={batch} />}
        <Button look="quiet" onClick={onStartNew}>
          {texts.stockImport.startNew}
        </Button>
      </div>
      {file && file.wishes > 0 && <Wishes uuid={done.uuid} rows={file.wishes} />}
    </section>
  );
}

const isUndoable = (until: string | null): until is string =>
  until !== null && Date.parse(until) > Date.now();

const undoneText = (changedSince: number): string => {
  const t = texts.stockImport.changes;
  return changedSince > 0 ? t.undoneBut(changedSince) : t.undone;
};

function Undo({ batch }: { batch: BatchDetailDto }) {
  const { uuid, changedSince, summary: did } = batch;
  const t = texts.stockImport.changes;
  const dispatch = useDispatch();
  const { dialog, open, close } = useHistoryDialog<{ kind: 'undo' }>();
  const { undo, progress } = useBackground();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const once = useOnce();
  const button = useRef<HTMLButtonElement>(null);
  const confirm = async () => {
    if (isLoading) return;
    setFailure(null);
    setLoading(true);
    try {
      const undone = await once(uuid, (key) => undo(uuid, copiesIn(did), key));
      if (!undone) return;
      const { summary } = undone;
      toastSuccess(undoneText(summary.changedSince ?? 0));
      close();
      dispatch(importChangedStock());
    } catch (problem) {
      setFailure(problemText(problem, t.notUndone));
    }
    setLoading(false);
  };
  return (
    <>
      <Button ref={button} look="danger" onClick={() => open({ kind: 'undo' })}>
        {t.undo}
      </Button>
      <ConfirmDialog
        opened={dialog !== null}
        title={t.undoAsk}
        confirm={t.undo}
        danger
        busy={isLoading}
        failure={failure}
        onConfirm={() => void confirm()}
        onCancel={close}
        home={button}
      >
        {t.undoWhy} {changedSince > 0 && t.undoChanged(changedSince)}
        {isLoading && progress && (
          <CopiesProgress label={t.undoing} progress={progress} figure={t.doneOf} about={t.canLeave} />
        )}
      </ConfirmDialog>
    </>
  );
}
