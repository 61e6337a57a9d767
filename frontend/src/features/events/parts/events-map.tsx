/** Where the events of the list are: a marker for each store that hosts some of them. */
import { useCallback, useMemo } from 'react';
import type { EventDto } from '../../../api/events';
import { loadMapTiles } from '../../../api/map-settings';
import { type MapStore, useMapStores } from '../../../api/map-stores';
import { EventTime } from '../../../entities/event/event-time';
import { StoresMap } from '../../../entities/map/stores-map';
import { eventsOfStorePath } from '../../../lib/paths';
import { texts } from '../../../texts';
import classes from './events-map.module.css';

/** Of a store that was chosen, these are shown; its name leads to all. */
const MAX_SHOWN = 3;

export default function EventsMap({ events }: { events: readonly EventDto[] }) {
  const found = useMapStores('');
  const ofStore = useMemo(() => {
    const hosted = new Map<string, EventDto[]>();
    for (const event of events) hosted.set(event.user.uuid, [...(hosted.get(event.user.uuid) ?? []), event]);
    return hosted;
  }, [events]);
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
      more={({ uuid }) => (
        <ul className={classes.events}>
          {ofStore
            .get(uuid)
            ?.slice(0, MAX_SHOWN)
            .map((event) => (
              <li key={event.uuid}>
                {event.name} · <EventTime event={event} />
              </li>
            ))}
        </ul>
      )}
    />
  );
}
