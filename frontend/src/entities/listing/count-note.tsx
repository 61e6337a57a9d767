/** When a listing was counted last: quietly where that is recent, and marked where it is long ago. */
import { type Counted, countAgeOf } from '../../lib/count-age';
import { formatDateTime, formatTimeAgo } from '../../lib/format-time-ago';
import { texts } from '../../texts';
import classes from './count-note.module.css';

/** Of something that says itself whether its count is stale. */
export const CountedNote = ({ of }: { of: { countedAt: string; isStale: boolean } }) => (
  <span className={classes.note} data-age={of.isStale ? 'stale' : 'fresh'}>
    <time dateTime={of.countedAt} title={formatDateTime(of.countedAt)}>
      {texts.counts.counted(formatTimeAgo(of.countedAt))}
    </time>
  </span>
);

export function CountNote({ of }: { of: Counted }) {
  const age = countAgeOf(of);
  return (
    <span className={classes.note} data-age={age}>
      {age === 'expired' && <strong>{texts.counts.offMarket} </strong>}
      <time dateTime={of.countedAt} title={formatDateTime(of.countedAt)}>
        {texts.counts.counted(formatTimeAgo(of.countedAt))}
      </time>
    </span>
  );
}
