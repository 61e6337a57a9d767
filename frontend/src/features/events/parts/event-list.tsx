/** A list of events, page by page, with everything that can stand in its place. */
import { Skeleton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { EventDto } from '../../../api/events';
import { ErrorState } from '../../../ui/error-state';
import { LoadMore } from '../../../ui/load-more';
import classes from './event-list.module.css';
import { EVENTS_FAILED } from './event-words';
import type { ReadOn } from './read-on';

interface EventListProps {
  query: ReadOn<EventDto>;
  /** What stands there when there is no event. */
  empty: ReactNode;
  /** What to know about the events that are shown. */
  note?: (events: EventDto[]) => string | null;
  /** Shows the last first. */
  latestFirst?: boolean;
  /** How tall a row is, for its placeholder. */
  rowHeight?: number;
  children: (event: EventDto) => ReactNode;
}

export function EventList({ query, empty, latestFirst = false, rowHeight = 172, ...shown }: EventListProps) {
  const { note, children } = shown;
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pages = query.currentData?.pages;
  const rows = pages?.flatMap((page) => page.rows) ?? [];
  const events = latestFirst ? [...rows].reverse() : rows;
  const total = pages?.at(-1)?.total ?? 0;
  const failed = query.isError && !query.isFetching;

  /** The button that is pressed goes away: the focus stays with what comes in its place. */
  const retry = () => {
    content.current?.focus();
    void query.refetch();
  };
  const said = note?.(events);
  const listed = () => (
    <section aria-label="Events" aria-busy={query.isFetching}>
      <div className={classes.count}>
        <p role="status">{total === 1 ? '1 event' : `${total.toLocaleString('en-US')} events`}</p>
        {said && <p>{said}</p>}
      </div>
      <ul ref={list} className={classes.grid}>
        {events.map(children)}
      </ul>
      <LoadMore
        list={list}
        shown={rows.length}
        total={total}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
        failure={failed ? EVENTS_FAILED : null}
      />
    </section>
  );
  return (
    <div ref={content} tabIndex={-1} className={classes.content}>
      {!pages && failed && <ErrorState message={EVENTS_FAILED} onRetry={retry} />}
      {!pages && !failed && <EventsSkeleton height={rowHeight} />}
      {pages && (events.length > 0 ? listed() : empty)}
    </div>
  );
}

/** Placeholders in the shape of events, below the line of their count. */
const EventsSkeleton = ({ height }: { height: number }) => (
  <div role="status" aria-label="Loading events" aria-busy>
    <Skeleton className={classes.count} h={24} w={96} />
    <div className={classes.grid}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} h={height} radius="lg" />
      ))}
    </div>
  </div>
);
