/** The events of one's own store: those to come, and those that are over. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type EventDto, useEventsOfStoreInfiniteQuery } from '../../../api/events';
import { EmptyState } from '../../../ui/empty-state';
import { EventList } from './event-list';
import { usePastEvents } from './use-past-events';

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

export function PastEvents({ store, children }: EventsProps) {
  const query = usePastEvents(store);
  return (
    <EventList
      query={query}
      latestFirst
      rowHeight={ROW_HEIGHT}
      empty={<EmptyState title="You have had no events yet." />}
    >
      {children}
    </EventList>
  );
}
