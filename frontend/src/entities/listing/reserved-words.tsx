/** Until which day a copy is on hold. */
import { formatUntilDay } from '../../lib/format-until';
import { texts } from '../../texts';
import classes from './badges.module.css';

export default function ReservedWords({ until }: { until: string | null }) {
  const { onHold, onHoldUntil } = texts.until;
  return (
    <span className={`${classes.badge} ${classes.type}`}>
      {until ? onHoldUntil(formatUntilDay(until)) : onHold}
    </span>
  );
}
