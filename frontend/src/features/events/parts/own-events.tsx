/** The events of one's own store: those to come, and those that are over. */
import { type ReactNode, useState } from 'react';
import { BEGINNING, comingEventsOf, type EventDto, useEventsOfStoreInfiniteQuery } from '../../../api/events';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { EventList } from './event-list';

/** With the buttons for what can be done. */
const ROW_HEIGHT = 230;

interface EventsProps {
  store: string;
  children: (event: EventDto) => ReactNode;
}

export function OwnUpcomingEvents({ store, onAdd, children }: EventsProps & { onAdd: () => void }) {
  const query = useEventsOfStoreInfiniteQuery(comingEventsOf(store));
  const empty = (
    <EmptyState title={texts.eventManager.manager.noUpcoming} text={texts.eventManager.manager.noUpcomingYet}>
      <Button look="quiet" onClick={onAdd}>
        {texts.eventManager.manager.addFirst}
      </Button>
    </EmptyState>
  );
  return (
    <EventList query={query} empty={empty} rowHeight={ROW_HEIGHT}>
      {children}
    </EventList>
  );
}

export function OwnPastEvents({ store, children }: EventsProps) {
  const [now] = useState(() => new Date().toISOString());
  const query = useEventsOfStoreInfiniteQuery({ uuid: store, from: BEGINNING, to: now, order: 'latest' });
  return (
    <EventList
      query={query}
      rowHeight={ROW_HEIGHT}
      empty={<EmptyState title={texts.eventManager.manager.noPast} />}
    >
      {children}
    </EventList>
  );
}
