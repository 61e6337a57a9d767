/** How far the undo of a large batch is. */
import type { BatchDetailDto } from '../../../api/stock';
import { texts } from '../../../texts';
import { CopiesProgress } from '../../../ui/copies-progress';

/** Nothing unless one is running. */
export default function UndoProgress({ progress }: { progress: BatchDetailDto['progress'] }) {
  return (
    progress && (
      <CopiesProgress
        label={texts.stock.changes.undoing}
        progress={progress}
        figure={texts.stock.bulk.doneOf}
        about={texts.stock.bulk.runningAbout}
      />
    )
  );
}
