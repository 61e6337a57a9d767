/** The end of a list that has more pages. */
import { BusyButton } from './busy-button';
import classes from './load-more.module.css';

interface LoadMoreProps {
  /** So many are shown. */
  shown: number;
  /** So many there are in all. */
  total: number;
  /** Loads the next page; absent on the last. */
  onMore?: () => void;
  busy: boolean;
  /** The last attempt failed: what to say. */
  failure?: string | null;
}

/** Says how far the list goes, and reads on. */
export function LoadMore({ shown, total, onMore, busy, failure }: LoadMoreProps) {
  if (!onMore) return null;
  return (
    <div className={classes.end}>
      <p className={classes.count}>
        Showing {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </p>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <BusyButton variant="default" size="md" onClick={onMore} busy={busy}>
        {failure ? 'Try again' : 'Load more'}
      </BusyButton>
    </div>
  );
}
