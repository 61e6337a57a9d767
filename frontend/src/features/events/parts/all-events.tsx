/** The events of all stores, by what is looked for. */

import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type EventDto, useEventsOfAllInfiniteQuery } from '../../../api/events';
import { useOwnPlace } from '../../../api/own-place';
import { useUrlState } from '../../../browser/use-url-state';
import { EventRow } from '../../../entities/event/event-row';
import { LayoutChoice } from '../../../entities/map/layout-choice';
import { MapAndList } from '../../../entities/map/map-and-list';
import { NearestChoice } from '../../../entities/place/nearest-choice';
import { linkState } from '../../../lib/link-state';

import { eventsOfStorePath, isNearestIn } from '../../../lib/paths';
import { publicEventPath } from '../../../lib/public-paths';

import { viewerZone, zoneLabel, zoneNote } from '../../../lib/when';
import { texts } from '../../../texts';
import { EmptyState } from '../../../ui/empty-state';
import { Hint } from '../../../ui/hint';

import { ShareButton } from '../../../ui/share-button';
import classes from './all-events.module.css';
import { EventDistance } from './event-distance';

import { EventFilters } from './event-filters';
import { EventList } from './event-list';
import { EventsMap } from './events-map';
import { askedBy, filtersIn, outOfOrder } from './filters';
import { MoreFilters } from './more-filters';
import { RowAnswer } from './row-answer';
import { useOwnAnswers } from './use-own-answers';

export function AllEvents() {
  const { params, change } = useUrlState();
  const { hasPlace } = useOwnPlace();
  const filters = useMemo(() => filtersIn(params), [params]);
  const wrong = outOfOrder(filters);
  const answerOf = useOwnAnswers();
  const query = useEventsOfAllInfiniteQuery(askedBy(filters, isNearestIn(params)), { skip: wrong });
  const shown = useMemo(
    () => query.currentData?.pages.flatMap(({ rows }) => rows) ?? [],
    [query.currentData],
  );
  return (
    <>
      <EventFilters filters={filters} onChange={change} />
      <MoreFilters filters={filters} onChange={change} />
      <div className={classes.order}>
        {hasPlace && <NearestChoice usual={texts.distances.soonest} />}
        <LayoutChoice />
      </div>
      {wrong && (
        <Hint kind="warning" role="alert">
          {texts.events.filters.outOfOrder}
        </Hint>
      )}
      {!wrong && (
        <MapAndList map={() => <EventsMap events={shown} />}>
          <EventList query={query} note={whoseDays} empty={<EmptyState title={texts.events.filters.none} />}>
            {(event) => (
              <EventRow
                key={event.uuid}
                event={event}
                host={
                  <>
                    <Host {...event.user} />
                    <ShareButton title={event.name} path={publicEventPath(event.uuid)} />
                  </>
                }
                distance={<EventDistance event={event} />}
                actions={(name) => <RowAnswer event={event} own={answerOf(event.uuid)} name={name} />}
              />
            )}
          </EventList>
        </MapAndList>
      )}
    </>
  );
}

/** Rows show the day at their place, the filters mean the viewer's: said where the two can differ. */
function whoseDays(events: EventDto[]): string | null {
  const differ = events.some((event) => zoneNote(event, event.timeZone) !== null);
  return differ ? texts.events.filters.whoseDays(zoneLabel(viewerZone())) : null;
}

const Host = (store: EventDto['user']) => (
  <Link to={eventsOfStorePath(store.uuid)} state={linkState(store.uuid, store.name)}>
    {store.name}
  </Link>
);
