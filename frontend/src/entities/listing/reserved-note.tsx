/** “On hold until Friday”: a copy that is kept for somebody. */
import type { ListingDto } from '../../api/listings';
import { formatUntilDay } from '../../lib/format-until';
import { texts } from '../../texts';
import classes from './badges.module.css';

export function ReservedNote({
  of: { status, reservedUntil },
}: {
  of: Pick<ListingDto, 'status' | 'reservedUntil'>;
}) {
  if (status !== 'RESERVED') return null;
  const { onHold, onHoldUntil } = texts.trades;
  return (
    <span className={`${classes.badge} ${classes.type}`}>
      {reservedUntil ? onHoldUntil(formatUntilDay(reservedUntil)) : onHold}
    </span>
  );
}
