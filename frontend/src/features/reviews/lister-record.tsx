/** How often somebody who lists a card has met others, in a few words beside their name; a first-timer is shown as one. */
import { useRecordOfQuery } from '../../api/reviews';
import { texts } from '../../texts';
import { totalOf } from './record-text';
import classes from './reviews.module.css';

export default function ListerRecord({ account }: { account: string }) {
  const t = texts.reviews;
  const { currentData: record } = useRecordOfQuery(account);
  if (!record) return null;
  const { handOvers, partners, noShows } = totalOf(record);
  if (handOvers === 0 && noShows === 0) return <span className={classes.first}>{t.firstTimerShort}</span>;
  return (
    <span className={classes.since}>
      {[
        ...(handOvers > 0 ? [t.handOvers(handOvers, partners)] : []),
        ...(noShows > 0 ? [t.noShows(noShows)] : []),
      ].join(' · ')}
    </span>
  );
}
