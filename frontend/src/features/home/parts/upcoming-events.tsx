/** The events of the next three days: a store's own, or those around a player. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventDto } from '../../../api/dashboard';
import { useOwnPlace } from '../../../api/own-place';
import { DistanceNote } from '../../../entities/place/distance';
import { formatEventTime, toWall, zoneNote } from '../../../lib/when';
import { texts } from '../../../texts';
import { EmptyPanel, Panel, UnknownPanel } from './panel';
import classes from './upcoming-events.module.css';

interface UpcomingEventsPanelProps {
  title: string;
  more: { label: string; to: string };
  /** Unknown while they load, and where they could not be loaded. */
  events: readonly EventDto[] | undefined;
  /** They are all of the visitor's own store, whose name goes without saying. */
  own?: boolean;
  loading: boolean;
  /** What is said where there are none. */
  beyond?: ReactNode;
}

/** The screen of events has the rest. */
const MAX_LINES = 5;
/** The server counts no further: there may be more. */
const MAX_COUNTED = 20;

export const UpcomingEventsPanel = ({
  title,
  more,
  events,
  own = false,
  loading,
  beyond,
}: UpcomingEventsPanelProps) => (
  <Panel title={title} more={more} busy={loading}>
    <div className={classes.body}>
      {loading ? (
        <EventsSkeleton />
      ) : !events ? (
        <UnknownPanel />
      ) : events.length === 0 ? (
        <EmptyPanel text={texts.home.events.none}>{beyond}</EmptyPanel>
      ) : (
        <>
          <ul className={classes.events}>
            {events.slice(0, MAX_LINES).map((event) => (
              <EventRow key={event.uuid} event={event} own={own} />
            ))}
          </ul>
          {events.length > MAX_LINES && (
            <Link to={more.to} className={classes.rest}>
              {events.length < MAX_COUNTED
                ? texts.home.events.more(events.length - MAX_LINES)
                : texts.home.events.evenMore}
            </Link>
          )}
        </>
      )}
    </div>
  </Panel>
);

function EventRow({ event, own }: { event: EventDto; own: boolean }) {
  const { unit } = useOwnPlace();
  const { time } = toWall(event, event.timeZone);
  const zone = zoneNote(event, event.timeZone);
  return (
    <li className={classes.event}>
      <p className={classes.name}>{event.name}</p>
      <p className={classes.when}>
        <span>{formatEventTime(event, event.timeZone)}</span>{' '}
        <span className={classes.time}>
          {time.slice(0, 5)}
          {zone && ` ${zone}`}
        </span>
      </p>
      <p className={classes.where}>
        {!own && <span>{event.user.name}</span>}
        {!own && <DistanceNote of={event.distance} unit={unit} />}
        <span>{event.location}</span>
      </p>
    </li>
  );
}

const EventsSkeleton = () => (
  <div className={classes.events} role="status" aria-label={texts.home.events.loading}>
    {['one', 'two'].map((key) => (
      <div key={key} className={classes.event}>
        <Skeleton h={17} mb={8} w="55%" />
        <Skeleton h={15} mb={8} w="40%" />
        <Skeleton h={14} mb={8} w="70%" />
      </div>
    ))}
  </div>
);
