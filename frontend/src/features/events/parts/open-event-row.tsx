/** An event of any store in a list: who runs it, how far away that is, and the reader's answer. */
import { Link } from 'react-router-dom';
import type { EventDto } from '../../../api/events';
import { EventRow } from '../../../entities/event/event-row';
import { linkState } from '../../../lib/link-state';
import { eventsOfStorePath } from '../../../lib/paths';
import { publicEventPath } from '../../../lib/public-paths';
import { ShareButton } from '../../../ui/share-button';
import { EventDistance } from './event-distance';
import { RowAnswer } from './row-answer';
import type { OwnAnswer } from './use-own-answers';

interface OpenEventRowProps {
  event: EventDto;
  /** What the reader has answered. */
  own: OwnAnswer;
  level?: 2 | 4;
}

export const OpenEventRow = ({ event, own, level = 2 }: OpenEventRowProps) => (
  <EventRow
    event={event}
    level={level}
    host={
      <Link to={eventsOfStorePath(event.user.uuid)} state={linkState(event.user.uuid, event.user.name)}>
        {event.user.name}
      </Link>
    }
    distance={<EventDistance event={event} />}
    share={<ShareButton title={event.name} path={publicEventPath(event.uuid)} />}
    actions={(name) => <RowAnswer event={event} own={own} name={name} />}
  />
);
