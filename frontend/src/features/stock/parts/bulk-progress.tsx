/** How far a change of many copies is. */
import type { BatchDetailDto } from '../../../api/stock';
import { texts } from '../../../texts';
import classes from './bulk-dialog.module.css';

interface BulkProgressProps {
  /** How many copies will change. */
  copies: number;
  /** Null while that is not known. */
  progress: BatchDetailDto['progress'];
}

export function BulkProgress({ copies, progress }: BulkProgressProps) {
  const t = texts.stock.bulk;
  const isKnown = progress !== null && progress.total > 0;
  return (
    <div className={classes.progress}>
      <progress
        aria-label={t.running(copies)}
        {...(isKnown && { value: progress.done, max: progress.total })}
      />
      {isKnown && <p className={classes.figure}>{t.doneOf(progress.done, progress.total)}</p>}
      {/* Without the figure: each step would be read out. */}
      <p role="status">
        {t.running(copies)} {t.runningAbout}
      </p>
    </div>
  );
}
