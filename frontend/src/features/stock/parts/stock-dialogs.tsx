/** The dialogs of the stock: changing many lines, and the changes of the last days. */
import { type RefObject, useState } from 'react';
import type { StockFilter } from '../../../api/stock';
import type { HistoryDialog } from '../../../browser/use-history-dialog';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { Dialog } from '../../../ui/dialog';
import { toastError, toastSuccess } from '../../../ui/toast';
import { BulkDialog, type EditOf } from './bulk-dialog';
import { MAX_NAMED } from './chosen-lines';
import { RecentChanges } from './recent-changes';
import type { Chosen } from './use-chosen';
import type { Edits } from './use-edits';
import { batchWords } from './wording';

export interface StockDialog {
  kind: 'bulk' | 'changes';
}

interface StockDialogsProps {
  dialog: HistoryDialog<StockDialog>['dialog'];
  onClose: () => void;
  among: StockFilter;
  chosen: Chosen;
  edits: Edits;
  home: RefObject<HTMLElement | null>;
}

export default function StockDialogs({ dialog, onClose, chosen, edits, home, among }: StockDialogsProps) {
  const t = texts.stock;
  const [busy, setBusy] = useState(false);
  const count = useLast(chosen.count > 0 ? chosen.count : null) ?? 0;
  return (
    <>
      <Dialog
        opened={dialog?.kind === 'bulk'}
        onClose={onClose}
        title={t.bulk.title(count)}
        phone="page"
        size={640}
        busy={busy}
        home={home}
      >
        <BulkDialog
          editOf={editOf(chosen, among)}
          onBusy={setBusy}
          onDone={(batch) => {
            const label = batchWords(batch);
            const { conflicts = 0 } = batch.summary;
            edits.remember(label, batch);
            chosen.clear();
            edits.reload();
            onClose();
            toastSuccess(label, { label: texts.ui.undo, run: () => edits.queue.undoBatch(batch.uuid) });
            if (conflicts > 0) toastError(t.bulk.conflicts(conflicts));
          }}
        />
      </Dialog>
      <Dialog
        opened={dialog?.kind === 'changes'}
        onClose={onClose}
        title={t.changes.title}
        phone="page"
        size={560}
        home={home}
      >
        <RecentChanges
          onUndone={(batch) => {
            edits.queue.forget(batch);
            edits.reload();
          }}
        />
      </Dialog>
    </>
  );
}

/** Names the chosen lines, or says which filter has them. */
const editOf =
  ({ chosen }: Chosen, among: StockFilter): EditOf =>
  (change, quantity) => {
    const lines = [...chosen.lines];
    if (lines.length > MAX_NAMED) return { problem: texts.stock.bulk.invalid.tooMany(MAX_NAMED) };
    const each = quantity !== undefined && { copiesOfEach: quantity };
    if (!chosen.all) return { lineIds: lines, ...each, change };
    return { filter: among, ...(lines.length > 0 && { except: lines }), ...each, change };
  };
