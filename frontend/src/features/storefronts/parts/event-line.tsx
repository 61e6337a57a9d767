/** An event of a store in one line, which leads to its page. */
import { Link } from 'react-router-dom';
import type { StorefrontEvent } from '../../../api/storefronts';
import { EventThumbnail } from '../../../entities/event/event-thumbnail';
import { formatEventStart } from '../../../lib/format-event-start';
import { publicEventPath } from '../../../lib/public-paths';
import { useLocale } from '../../../lib/use-locale';
import classes from './rows.module.css';

export function EventLine({ event }: { event: StorefrontEvent }) {
  const { uuid, name, starts, timeZone, format, picture } = event;
  const at = formatEventStart(new Date(starts), timeZone, useLocale());
  return (
    <li className={classes.event}>
      <span className={classes.leaf} aria-hidden="true">
        <span>{at.month}</span>
        <strong>{at.date}</strong>
      </span>
      <span className={classes.what}>
        <Link to={publicEventPath(uuid)} className={classes.name} dir="auto">
          {name}
        </Link>
        <span className={classes.muted}>
          <time dateTime={starts}>{`${at.day} · ${at.time}`}</time>
          {' · '}
          <span dir="auto">{format}</span>
        </span>
      </span>
      <EventThumbnail picture={picture} />
    </li>
  );
}
