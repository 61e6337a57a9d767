/** The events that their reader has answered, the soonest first. */
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type AttendedEvent, useAttendedEventsInfiniteQuery } from '../../../api/attendance';
import { EventRow } from '../../../entities/event/event-row';
import { formatUntil } from '../../../lib/format-until';
import { storefrontPath } from '../../../lib/public-paths';
import { texts } from '../../../texts';
import { EmptyState } from '../../../ui/empty-state';
import { PagedList } from '../../../ui/paged-list';
import list from '../../../ui/paged-list.module.css';
import { CanceledEvents } from './canceled-events';
import { EventChanges } from './event-changes';
import { EventDistance } from './event-distance';
import { RowAnswer } from './row-answer';
import classes from './row-answer.module.css';

const t = texts.attendance;

export default function MyEvents() {
  const query = useAttendedEventsInfiniteQuery();
  return (
    <>
      <CanceledEvents />
      <PagedList
        query={query}
        label={t.mine.title}
        failure={texts.events.failed}
        skeleton={<Skeleton h={172} radius="lg" role="status" aria-label={t.mine.loading} aria-busy />}
        empty={<EmptyState title={t.mine.none} text={t.mine.noneWhy} />}
        above={(total) => <p role="status">{texts.events.count(total)}</p>}
      >
        {(events, keepList) => (
          <ul ref={keepList} className={list.grid}>
            {events.map((own) => (
              <EventRow
                key={own.event.uuid}
                event={own.event}
                host={<Link to={storefrontPath(own.event.user.uuid)}>{own.event.user.name}</Link>}
                distance={<EventDistance event={own.event} />}
                note={<EventChanges changes={own.changes} />}
                actions={(name) => (
                  <>
                    <RowAnswer event={own.event} own={own} name={name} />
                    <Detail own={own} />
                  </>
                )}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

/** The code of who goes, until when to confirm, or the position on the waiting list. */
function Detail({ own }: { own: AttendedEvent }) {
  const { code, confirmBy, position, event } = own;
  if (code)
    return (
      <span>
        {t.code}: <strong className={classes.code}>{code}</strong>
      </span>
    );
  if (confirmBy) return <span>{t.isOffered(formatUntil(confirmBy, { timeZone: event.timeZone }))}</span>;
  return position === null ? null : <span>{t.isWaiting(position)}</span>;
}
