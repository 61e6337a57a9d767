/** One event: when, what, where, and who runs it. */
import { type ReactNode, useContext, useId } from 'react';
import type { EventDto } from '../../api/events';
import { directionsTo } from '../../lib/links';
import { texts } from '../../texts';
import { eventAddress } from './event-address';
import { EventAsideContext } from './event-aside';
import classes from './event-row.module.css';
import { EventThumbnail } from './event-thumbnail';
import { EventTime } from './event-time';
import { NextDates } from './next-dates';
import { Turnout } from './turnout';

interface EventRowProps {
  event: EventDto;
  /** The heading's level, below what the list is part of. */
  level?: 2 | 3 | 4;
  /** Who runs it, where that is not clear from the list. */
  host?: ReactNode;
  /** How far away its store is. */
  distance?: ReactNode;
  /** Sends its address to somebody. */
  share?: ReactNode;
  /** What its reader should know of it. */
  note?: ReactNode;
  /** What its owner can do with it, given the id of its name. */
  actions?: (name: string) => ReactNode;
}

export function EventRow({ event, level = 2, host, distance, share, note, actions }: EventRowProps) {
  const name = useId();
  const Aside = useContext(EventAsideContext);
  const Heading = `h${level}` as const;
  return (
    <li className={classes.event}>
      <div className={classes.top}>
        <div className={classes.words}>
          <p className={classes.when}>
            <EventTime event={event} />
          </p>
          <Heading id={name} className={classes.name}>
            {event.name}
          </Heading>
          <p className={classes.place}>
            {eventAddress(event)}{' '}
            <a
              className={classes.directions}
              href={directionsTo(eventAddress(event))}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.events.directionsTo(event.location)}
            >
              {texts.events.directions}
            </a>
          </p>
        </div>
        <EventThumbnail picture={event.picture} />
      </div>
      <div className={classes.foot}>
        <p className={classes.facts}>
          <span className={classes.format}>{event.format.name}</span>
          {host}
          {distance}
          <NextDates event={event} />
          <Turnout counts={event.attendance} />
        </p>
        {(share || Aside) && (
          <span className={classes.tools}>
            {share}
            {Aside && <Aside event={event} />}
          </span>
        )}
      </div>
      {note}
      {actions && <div className={classes.actions}>{actions(name)}</div>}
    </li>
  );
}
