/** Where the events of the list are: a marker for each store that hosts some of them, and for each other place that has some. */
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { EventDto } from '../../../api/events';
import { loadMapTiles } from '../../../api/map-settings';
import { type MapStore, useMapStores } from '../../../api/map-stores';
import { eventAddress } from '../../../entities/event/event-address';
import { EventTime } from '../../../entities/event/event-time';
import { PlaceDetails } from '../../../entities/map/place-details';
import { type OtherPoint, StoresMap } from '../../../entities/map/stores-map';
import { eventsOfStorePath } from '../../../lib/paths';
import { publicEventPath } from '../../../lib/public-paths';
import { texts } from '../../../texts';
import { EventDistance } from './event-distance';
import classes from './events-map.module.css';

/** Of a store or a place that was chosen, these are shown; the name of a store leads to all. */
const MAX_SHOWN = 3;

export default function EventsMap({ events }: { events: readonly EventDto[] }) {
  const found = useMapStores('');
  const [ofStore, elsewhere] = useMemo(() => {
    const isElsewhere = ({ place }: EventDto) => place !== null;
    return [
      groups(
        events.filter((event) => !isElsewhere(event)),
        ({ user }) => user.uuid,
      ),
      groups(events.filter(isElsewhere), eventAddress),
    ];
  }, [events]);
  const others = useMemo(() => [...elsewhere.values()].flatMap(pointOf), [elsewhere]);
  const nameOf = useCallback(
    ({ uuid, name }: MapStore) => {
      const hosted = ofStore.get(uuid);
      return hosted ? texts.map.events(name, hosted.length) : null;
    },
    [ofStore],
  );
  return (
    <StoresMap
      label={texts.map.ofEvents}
      loadTiles={loadMapTiles}
      found={found}
      nameOf={nameOf}
      pathOf={({ uuid }) => eventsOfStorePath(uuid)}
      more={({ uuid }) => <Events events={ofStore.get(uuid) ?? []} />}
      others={others}
    />
  );
}

function groups(events: readonly EventDto[], keyOf: (event: EventDto) => string): Map<string, EventDto[]> {
  const found = new Map<string, EventDto[]>();
  for (const event of events) found.set(keyOf(event), [...(found.get(keyOf(event)) ?? []), event]);
  return found;
}

/** The marker of events at one place that is no store's. */
function pointOf(events: readonly EventDto[]): OtherPoint[] {
  const [first] = events;
  if (!first?.place) return [];
  const { latitude, longitude, label } = first.place;
  const detail = (
    <>
      <PlaceDetails name={label} address={eventAddress(first)} distance={<EventDistance event={first} />} />
      <Events events={events} />
    </>
  );
  const name = texts.map.events(eventAddress(first), events.length);
  return [{ id: `place:${eventAddress(first)}`, name, latitude, longitude, detail }];
}

const Events = ({ events }: { events: readonly EventDto[] }) => (
  <ul className={classes.events}>
    {events.slice(0, MAX_SHOWN).map((event) => (
      <li key={event.uuid}>
        <Link to={publicEventPath(event.uuid)}>{event.name}</Link> · <EventTime event={event} />
      </li>
    ))}
  </ul>
);
