/** A list of events, page by page, with everything that can stand in its place. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EventDto } from '../../../api/events';
import { texts } from '../../../texts';
import type { Count } from '../../../texts/formatters';
import { PagedList, type ReadOn } from '../../../ui/paged-list';
import list from '../../../ui/paged-list.module.css';
import classes from './event-list.module.css';

interface EventListProps {
  query: ReadOn<EventDto>;
  /** Shown there when there is no event. */
  empty: ReactNode;
  /** What to know about the events that are shown. */
  note?: (events: EventDto[]) => string | null;
  /** How tall a row is, for its placeholder. */
  rowHeight?: number;
  children: (event: EventDto) => ReactNode;
}

export function EventList({ query, empty, rowHeight = 172, ...shown }: EventListProps) {
  const { note, children } = shown;
  const above = (total: Count, events: EventDto[]) => {
    const said = note?.(events);
    return (
      <div className={classes.count}>
        <p role="status">{texts.events.count(total)}</p>
        {said && <p>{said}</p>}
      </div>
    );
  };
  return (
    <PagedList
      query={query}
      label={texts.events.list}
      failure={texts.events.failed}
      skeleton={<EventsSkeleton height={rowHeight} />}
      empty={empty}
      above={above}
    >
      {(events, keepList) => (
        <ul ref={keepList} className={list.grid}>
          {events.map(children)}
        </ul>
      )}
    </PagedList>
  );
}

/** Placeholders in the shape of events, below the line of their count. */
const EventsSkeleton = ({ height }: { height: number }) => (
  <div role="status" aria-label={texts.events.loading} aria-busy>
    <Skeleton className={classes.count} h={24} w={96} />
    <div className={list.grid}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} h={height} radius="lg" />
      ))}
    </div>
  </div>
);
