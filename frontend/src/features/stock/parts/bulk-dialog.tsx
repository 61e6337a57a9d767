/** Changes many lines at once: what to change, what that will do, and then it is done. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type BatchDetailDto,
  type EditPreview,
  onlyOnce,
  type StockEdit,
  usePreviewStockEditMutation,
} from '../../../api/stock';
import { useBackground } from '../../../api/stock-background';
import { problemStatus, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { type BulkDraft, bulkChange, FIRST_DRAFT } from './bulk-change';
import classes from './bulk-dialog.module.css';
import { BulkFields } from './bulk-fields';
import { BulkPreview } from './bulk-preview';
import { BulkProgress } from './bulk-progress';

/** The lines that are meant, or what is wrong with them. `quantity` is of each of them. */
export type EditOf = (change: StockEdit['change'], quantity?: number) => StockEdit | { problem: string };

interface BulkDialogProps {
  editOf: EditOf;
  onDone: (batch: BatchDetailDto) => void;
  onBusy: (busy: boolean) => void;
}

export function BulkDialog({ editOf, onDone, onBusy }: BulkDialogProps) {
  const t = texts.stock.bulk;
  const [draft, setDraft] = useState<BulkDraft>(FIRST_DRAFT);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [seen, setSeen] = useState<{ edit: StockEdit; preview: EditPreview } | null>(null);
  const [look, { isLoading: isLooking }] = usePreviewStockEditMutation();
  const { edit: run, progress } = useBackground();
  const [isRunning, setIsRunning] = useState(false);
  /** The same key for as long as it is the same edit: pressed again after a lost answer, it is done once. */
  const key = useRef(onlyOnce());

  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (seen) go.current?.focus();
  }, [seen]);

  const preview = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isLooking) return;
    setFailure(null);
    const read = bulkChange(draft);
    const edit = 'problem' in read ? read : editOf(read.change, read.quantity);
    if ('problem' in edit) {
      setProblem(edit.problem);
      return;
    }
    setProblem(null);
    try {
      setSeen({ edit, preview: await look(edit).unwrap() });
      key.current = onlyOnce();
    } catch (refusal) {
      setFailure(problemText(refusal, t.previewFailed));
    }
  };
  const execute = async () => {
    if (!seen) return;
    setFailure(null);
    setIsRunning(true);
    onBusy(true);
    try {
      const batch = await run(seen.edit, seen.preview.changed, key.current);
      onBusy(false);
      if (batch) onDone(batch);
    } catch (refusal) {
      onBusy(false);
      // What has failed in the background would be answered with the same batch again.
      if (problemStatus(refusal) === 409) key.current = onlyOnce();
      setFailure(problemText(refusal, t.failed));
    } finally {
      setIsRunning(false);
    }
  };

  if (seen) {
    const { changed } = seen.preview;
    return (
      <>
        <BulkPreview preview={seen.preview} />
        {isRunning && <BulkProgress copies={changed} progress={progress} />}
        <Failure>{failure}</Failure>
        <div className={classes.buttons}>
          <Button look="quiet" size="l" disabled={isRunning} onClick={() => setSeen(null)}>
            {t.back}
          </Button>
          {changed > 0 && (
            <Button size="l" busy={isRunning} ref={go} onClick={() => void execute()}>
              {t.run(changed)}
            </Button>
          )}
        </div>
      </>
    );
  }
  return (
    <form onSubmit={(event) => void preview(event)} noValidate>
      <BulkFields
        draft={draft}
        problem={problem}
        onChange={(changes) => {
          setProblem(null);
          setDraft({ ...draft, ...changes });
        }}
      />
      <Failure>{failure}</Failure>
      <div className={classes.buttons}>
        <Button type="submit" size="l" busy={isLooking}>
          {isLooking ? t.previewing : t.preview}
        </Button>
      </div>
    </form>
  );
}

const Failure = ({ children }: { children: string | null }) =>
  children && (
    <Hint kind="danger" role="alert">
      {children}
    </Hint>
  );
