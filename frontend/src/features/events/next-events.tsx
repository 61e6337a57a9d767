/** The next events of a store, in short, with the way to all of them. */
import { Skeleton } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { comingEventsOf, useEventsOfStoreInfiniteQuery } from '../../api/events';
import { EventTime } from '../../entities/event/event-time';
import { eventsOfStorePath } from '../../lib/paths';
import { texts } from '../../texts';
import classes from './next-events.module.css';

const MAX_SHOWN = 3;

export function NextEvents({ store }: { store: string }) {
  const title = useId();
  const { currentData, isError, isFetching } = useEventsOfStoreInfiniteQuery(comingEventsOf(store));
  const page = currentData?.pages[0];
  return (
    <section aria-labelledby={title} aria-busy={isFetching}>
      <div className={classes.head}>
        <h2 id={title} className={classes.title}>
          {texts.events.next.title}
        </h2>
        <Link to={eventsOfStorePath(store)} className={classes.all}>
          {page && page.rows.length > MAX_SHOWN ? texts.events.next.all(page.total) : texts.events.next.see}
        </Link>
      </div>
      {!page && !isError && <NextEventsSkeleton />}
      {page?.rows.length === 0 && <p className={classes.none}>{texts.events.next.none}</p>}
      {isError && !page && <p className={classes.none}>{texts.events.next.failed}</p>}
      {page && page.rows.length > 0 && (
        <ul className={classes.list}>
          {page.rows.slice(0, MAX_SHOWN).map((event) => (
            <li key={event.uuid} className={classes.event}>
              <span className={classes.name}>{event.name}</span>
              <span className={classes.when}>
                <EventTime event={event} />
              </span>
              <span className={classes.format}>{event.format.name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const NextEventsSkeleton = () => (
  <div role="status" aria-label={texts.events.loading}>
    {['70%', '55%'].map((width) => (
      <Skeleton key={width} h={18} my={10} w={width} />
    ))}
  </div>
);
