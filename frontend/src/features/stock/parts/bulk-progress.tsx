/** How far a change of many copies is. */
import type { BatchDetailDto } from '../../../api/stock';
import { texts } from '../../../texts';
import { CopiesProgress } from '../../../ui/copies-progress';
import classes from './bulk-dialog.module.css';

interface BulkProgressProps {
  /** How many copies will change. */
  copies: number;
  /** Null while that is not known. */
  progress: BatchDetailDto['progress'];
}

export function BulkProgress({ copies, progress }: BulkProgressProps) {
  const t = texts.stock.bulk;
  return (
    <div className={classes.progress}>
      <CopiesProgress
        label={t.running(copies)}
        progress={progress}
        figure={t.doneOf}
        about={t.runningAbout}
      />
    </div>
  );
}
