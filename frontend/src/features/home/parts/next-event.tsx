/** The next event of a store that has none within three days, in a line. */
import { comingEventsOf, useEventsOfStoreInfiniteQuery } from '../../../api/events';
import { formatShortDay } from '../../../lib/when';
import { texts } from '../../../texts';
import classes from './upcoming-events.module.css';
import { useLoggedFailure } from './use-logged-failure';

export function NextEvent({ store }: { store: string }) {
  const { currentData, error } = useEventsOfStoreInfiniteQuery(comingEventsOf(store));
  useLoggedFailure(error);
  const next = currentData?.pages[0]?.rows[0];
  if (!next) return null;
  return (
    <p className={classes.next}>{texts.home.events.next(next.name, formatShortDay(next, next.timeZone))}</p>
  );
}
