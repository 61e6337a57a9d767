/** The number of a badge in menus; nothing where it is 0. */
import classes from './count-badge.module.css';

/** Beyond this many the badge says so. */
const MAX_SHOWN = 99;

interface CountBadgeProps {
  count: number;
  /** What is counted, for screen readers. */
  spoken: (count: number) => string;
  upTo: (most: number) => string;
}

export function CountBadge({ count, spoken, upTo }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{count > MAX_SHOWN ? upTo(MAX_SHOWN) : count}</span>
      <span className={classes.spoken}>{spoken(count)}</span>
    </span>
  );
}
