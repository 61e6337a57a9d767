/** The events of the store that was chosen, with a search. */
import { type Ref, useId } from 'react';
import { comingEventsOf, useEventsOfStoreInfiniteQuery } from '../../../api/events';
import { EventRow } from '../../../entities/event/event-row';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { EmptyState } from '../../../ui/empty-state';
import { SearchField } from '../../../ui/search-field';
import { EventDistance } from './event-distance';
import { EventList } from './event-list';
import classes from './store-events.module.css';

interface StoreEventsProps {
  store: string;
  /** Its name, if the list of stores or the link that led here has it. */
  name: string | null;
  search: string;
  onSearch: (search: string) => void;
  heading: Ref<HTMLHeadingElement>;
}

export function StoreEvents({ store, name, search, onSearch, heading }: StoreEventsProps) {
  const query = useEventsOfStoreInfiniteQuery(comingEventsOf(store, search));
  const title = useId();
  const host = useLast(name ?? query.currentData?.pages[0]?.rows[0]?.user.name ?? null);
  return (
    <section aria-labelledby={title}>
      <h2 ref={heading} id={title} tabIndex={-1} className={classes.title}>
        {host ?? texts.events.store.title}
      </h2>
      <SearchField
        label={texts.events.store.search}
        placeholder={texts.events.store.searchBy}
        search={search}
        onSearch={onSearch}
      />
      <EventList query={query} empty={<EmptyState title={texts.events.store.none} />}>
        {(event) => (
          <EventRow key={event.uuid} event={event} level={3} distance={<EventDistance event={event} />} />
        )}
      </EventList>
    </section>
  );
}
