/** Shows what became of prices in a toast, with a button that undoes it. */
import { onlyOnce } from '../../../api/stock';
import { useBackground } from '../../../api/stock-background';
import type { PricesChanged } from '../../../api/stock-prices';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';

/** `onChanged` runs now, and again after an undo; `progress` is that of the undo of a large batch. */
export function useUndoableToast(onChanged?: () => void) {
  const { undo, progress } = useBackground();
  const t = texts.stock.changes;
  const undoBatch = async (uuid: string, copies: number) => {
    try {
      const undone = await undo(uuid, copies, onlyOnce());
      if (!undone) return;
      const { summary } = undone;
      toastSuccess(t.done(summary.restored ?? 0));
      if (summary.changedSince) toastError(t.changedSince(summary.changedSince));
      onChanged?.();
    } catch (problem) {
      toastError(problemText(problem, t.notUndone));
    }
  };
  const tell = (words: string, { batch, changed, conflicts }: PricesChanged) => {
    const run = () => void (batch && undoBatch(batch, changed));
    toastSuccess(words, batch ? { label: texts.ui.undo, run } : undefined);
    if (conflicts > 0) toastError(texts.stock.bulk.conflicts(conflicts));
    onChanged?.();
  };
  return { tell, progress };
}
