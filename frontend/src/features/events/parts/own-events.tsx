/** The events of one's own store: those to come, and those that are over. */
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { type EventDto, useEventsOfStoreInfiniteQuery } from '../../../api/events';
import { EmptyState } from '../../../ui/empty-state';
import { EventList } from './event-list';

/** With the buttons for what can be done. */
const ROW_HEIGHT = 230;

interface EventsProps {
  store: string;
  children: (event: EventDto) => ReactNode;
}

export function UpcomingEvents({ store, onAdd, children }: EventsProps & { onAdd: () => void }) {
  const query = useEventsOfStoreInfiniteQuery({ uuid: store });
  const empty = (
    <EmptyState
      title="You have no upcoming events."
      text="Add an event to show players when and where they are invited."
    >
      <Button onClick={onAdd}>Add an event</Button>
    </EmptyState>
  );
  return (
    <EventList query={query} empty={empty} rowHeight={ROW_HEIGHT}>
      {children}
    </EventList>
  );
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The server gives the soonest first: all of the year is read before the latest can be shown first. */
export function PastEvents({ store, children }: EventsProps) {
  const [year] = useState(() => {
    const now = Date.now();
    return { from: new Date(now - YEAR_MS).toISOString(), to: new Date(now).toISOString() };
  });
  const query = useEventsOfStoreInfiniteQuery({ uuid: store, ...year });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const whole = { ...query, currentData: hasNextPage ? undefined : query.currentData };
  return (
    <EventList
      query={whole}
      latestFirst
      rowHeight={ROW_HEIGHT}
      empty={<EmptyState title="You have had no events in the last twelve months." />}
    >
      {children}
    </EventList>
  );
}
