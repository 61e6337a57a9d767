/** Applies the rules to the stock: says what that does, does it, and offers to take it back. */
import { useRef, useState } from 'react';
import { etagOf } from '../../../api/etag';
import { onlyOnce } from '../../../api/stock';
import type { PriceRulesPreview } from '../../../api/stock-prices';
import { formatPrice } from '../../../lib/money';
import { problemStatus, problemText } from '../../../lib/problem';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CopiesProgress } from '../../../ui/copies-progress';
import UndoProgress from '../parts/undo-progress';
import classes from './apply-rules.module.css';
import { useApplyRules } from './use-apply-rules';
import type { RulesWork } from './use-rules';
import { useUndoableToast } from './use-undoable-toast';

interface ApplyRulesProps {
  work: RulesWork;
  preview: PriceRulesPreview;
  /** The preview is of what is typed now, and says that there is something to do. */
  isReady: boolean;
  includeTyped: boolean;
  /** Prices were changed, or changed back. */
  onChanged: () => void;
}

export function ApplyRules({ work, preview, isReady, includeTyped, onChanged }: ApplyRulesProps) {
  const t = texts.stockPrices.apply;
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { apply, progress: applied } = useApplyRules();
  const step = useOneStep();
  /** The same key until the dialog is opened again: pressed again after a lost answer, it is done once. */
  const key = useRef(onlyOnce());
  const button = useRef<HTMLButtonElement>(null);
  const { tell, progress } = useUndoableToast(onChanged);
  const { changed, heldBack } = preview;
  const isBusy = step.isBusy || work.isBusy;

  const close = () => {
    setOpen(false);
    setFailure(null);
  };
  const run = async () => {
    setFailure(null);
    const rules = work.isUnsaved ? await work.save() : work.base;
    // The form says why they were not saved.
    if (!rules) return close();
    try {
      const call = { ...key.current, 'If-Match': etagOf(rules), applyPriceRules: { includeTyped } };
      const done = await apply(call, changed);
      if (!done) return;
      close();
      // What is handed over is among what has changed, whether its price moves or not.
      tell((includeTyped ? t.handedOver : t.done)(done.changed, done.heldBack), done);
    } catch (problem) {
      // A batch that has failed is the answer to its key for good.
      if (problemStatus(problem) === 409) key.current = onlyOnce();
      else if (work.record(problem)) return close();
      setFailure(problemText(problem, t.failed));
    }
  };
  const facts = [
    changed > 0 && t.value(formatPrice(preview.valueBefore), formatPrice(preview.valueAfter)),
    heldBack > 0 && t.heldBack(heldBack),
    includeTyped && t.includesTyped,
    work.isUnsaved && t.savesFirst,
    t.undoable,
  ];
  return (
    <>
      <div>
        <Button
          ref={button}
          size="l"
          className={classes.open}
          look={work.isDirty ? 'quiet' : 'filled'}
          // Disabled, it would lose the focus once it has done its work.
          aria-disabled={!isReady}
          onClick={() => {
            if (!isReady) return;
            key.current = onlyOnce();
            setOpen(true);
          }}
        >
          {work.isUnsaved ? t.saveAndOpen(changed) : t.open(changed)}
        </Button>
        <UndoProgress progress={progress} />
      </div>
      <ConfirmDialog
        opened={isOpen}
        title={t.title(changed)}
        confirm={t.confirm(changed)}
        busy={isBusy}
        failure={failure}
        onConfirm={() => void step.run(run)}
        onCancel={close}
        home={button}
      >
        <span className={classes.facts}>
          {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
          {isBusy && (
            <CopiesProgress
              label={t.running(changed)}
              progress={applied}
              figure={texts.stock.bulk.doneOf}
              about={texts.stock.bulk.runningAbout}
            />
          )}
        </span>
      </ConfirmDialog>
    </>
  );
}
