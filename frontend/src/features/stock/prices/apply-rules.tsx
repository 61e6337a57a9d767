/** Applies the rules to the stock: says what that does, does it, and offers to take it back. */
import { useRef, useState } from 'react';
import { etagOf } from '../../../api/etag';
import { onlyOnce } from '../../../api/stock';
import { type PriceRulesPreview, useApplyPriceRulesMutation } from '../../../api/stock-prices';
import { formatPrice } from '../../../lib/money';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import classes from './apply-rules.module.css';
import { UndoProgress } from './undo-progress';
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
  const [apply, { isLoading }] = useApplyPriceRulesMutation();
  /** The same key until the dialog is opened again: pressed again after a lost answer, it is done once. */
  const key = useRef(onlyOnce());
  const button = useRef<HTMLButtonElement>(null);
  const { tell, progress } = useUndoableToast(onChanged);
  const { changed, heldBack } = preview;
  const isBusy = isLoading || work.isBusy;

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
      const done = await apply({
        ...key.current,
        'If-Match': etagOf(rules),
        applyPriceRules: { includeTyped },
      }).unwrap();
      close();
      // What is handed over is among what has changed, whether its price moves or not.
      tell((includeTyped ? t.handedOver : t.done)(done.changed, done.heldBack), done);
    } catch (problem) {
      if (work.record(problem)) return close();
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
        onConfirm={() => void (!isBusy && run())}
        onCancel={close}
        home={button}
      >
        <span className={classes.facts}>
          {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
          {isBusy && (
            <span className={classes.progress} role="status">
              <progress aria-label={t.running(changed)} />
              {t.running(changed)} {texts.stock.bulk.runningAbout}
            </span>
          )}
        </span>
      </ConfirmDialog>
    </>
  );
}
