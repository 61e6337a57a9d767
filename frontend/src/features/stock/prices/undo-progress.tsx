/** How far the undo of many prices is. */
import type { BatchDetailDto } from '../../../api/stock';
import { texts } from '../../../texts';
import { CopiesProgress } from '../../../ui/copies-progress';

/** Nothing unless one is running. */
export const UndoProgress = ({ progress }: { progress: BatchDetailDto['progress'] }) =>
  progress && (
    <CopiesProgress
      label={texts.stock.changes.undoing}
      progress={progress}
      figure={texts.stock.bulk.doneOf}
      about={texts.stock.bulk.runningAbout}
    />
  );
