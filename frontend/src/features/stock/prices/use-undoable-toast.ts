/** Shows what became of prices in a toast, with a button that undoes it. */
import { onlyOnce, useUndoStockBatchMutation } from '../../../api/stock';
import type { PricesChanged } from '../../../api/stock-prices';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';

/** `onChanged` runs now, and again after an undo. */
export function useUndoableToast(onChanged?: () => void) {
  const [undo] = useUndoStockBatchMutation();
  const t = texts.stock.changes;
  const undoBatch = async (uuid: string) => {
    try {
      const { summary } = await undo({ ...onlyOnce(), uuid }).unwrap();
      toastSuccess(t.done(summary.restored ?? 0));
      if (summary.changedSince) toastError(t.changedSince(summary.changedSince));
      onChanged?.();
    } catch (problem) {
      toastError(problemText(problem, t.notUndone));
    }
  };
  return (words: string, { batch, conflicts }: PricesChanged) => {
    toastSuccess(words, batch ? { label: texts.ui.undo, run: () => void undoBatch(batch) } : undefined);
    if (conflicts > 0) toastError(texts.stock.bulk.conflicts(conflicts));
    onChanged?.();
  };
}
