/** An event in one line of a calendar: when it starts on the clock of its place, and its name. */
import { Link } from 'react-router-dom';
import type { EventDto } from '../../../../api/events';
import { publicEventPath } from '../../../../lib/public-paths';
import { toWall, zoneNote } from '../../../../lib/when';
import classes from './event-line.module.css';

interface EventLineProps {
  event: EventDto;
  tabIndex?: number;
}

export function EventLine({ event, tabIndex }: EventLineProps) {
  const zone = zoneNote(event, event.timeZone);
  return (
    <Link to={publicEventPath(event.uuid)} className={classes.line} tabIndex={tabIndex} title={event.name}>
      <time dateTime={`${event.date}T${event.time}Z`} className={classes.time}>
        {toWall(event, event.timeZone).time}
        {zone && ` ${zone}`}
      </time>{' '}
      <span className={classes.name}>{event.name}</span>
    </Link>
  );
}
