/** Until which day a copy is on hold. */
import { formatUntilDay } from '../../lib/format-until';
import { texts } from '../../texts';
import classes from './badges.module.css';

interface Props {
  until: string | null;
  /** Of the place where it is kept: its day is not always that of the viewer. */
  timeZone: string | null;
}

export default function ReservedWords({ until, timeZone }: Props) {
  const { onHold, onHoldUntil } = texts.until;
  return (
    <span className={`${classes.badge} ${classes.type}`}>
      {until ? onHoldUntil(formatUntilDay(until, { timeZone })) : onHold}
    </span>
  );
}
