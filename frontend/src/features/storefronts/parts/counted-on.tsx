/** When a store has counted something last. As a day: the page is written before it is read. */
import { formatDate } from '../../../lib/format-date';
import { useLocale } from '../../../lib/use-locale';
import { texts } from '../../../texts';
import classes from './rows.module.css';

const DAY_LENGTH = '2026-03-01'.length;

export function CountedOn({ of: { countedAt, isStale } }: { of: { countedAt: string; isStale: boolean } }) {
  const locale = useLocale();
  return (
    <time dateTime={countedAt} className={isStale ? classes.stale : classes.counted}>
      {texts.counts.countedOn(formatDate(countedAt.slice(0, DAY_LENGTH), locale))}
    </time>
  );
}
