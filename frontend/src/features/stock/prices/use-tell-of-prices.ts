/** Says what became of prices, with the way to take it back. */
import { onlyOnce, useUndoStockBatchMutation } from '../../../api/stock';
import type { PricesChanged } from '../../../api/stock-prices';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';

/** `onChanged` runs now, and again where it was taken back. */
export function useTellOfPrices(onChanged?: () => void) {
  const [undo] = useUndoStockBatchMutation();
  const t = texts.stock.changes;
  const takeBack = async (uuid: string) => {
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
    toastSuccess(words, batch ? { label: texts.ui.undo, run: () => void takeBack(batch) } : undefined);
    if (conflicts > 0) toastError(texts.stock.bulk.conflicts(conflicts));
    onChanged?.();
  };
}
