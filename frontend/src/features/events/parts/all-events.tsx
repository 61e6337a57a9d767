/** The events of all stores, by what is looked for: as a list, alone or beside a map, or as a calendar. */

import { useMemo } from 'react';
import { type EventDto, useEventsOfAllInfiniteQuery } from '../../../api/events';
import { useOwnPlace } from '../../../api/own-place';
import { useUrlState } from '../../../browser/use-url-state';
import { MapAndList } from '../../../entities/map/map-and-list';
import { NearestChoice } from '../../../entities/place/nearest-choice';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { isNearestIn } from '../../../lib/paths';
import { viewerZone, zoneLabel, zoneNote } from '../../../lib/when';
import { texts } from '../../../texts';
import { EmptyState } from '../../../ui/empty-state';
import { Hint } from '../../../ui/hint';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import classes from './all-events.module.css';
import { EventFilters } from './event-filters';
import { EventList } from './event-list';
import { askedBy, type Filters, filtersIn, outOfOrder } from './filters';
import { LayoutChoice } from './layout-choice';
import { spanIn } from './layouts';
import { MoreFilters } from './more-filters';
import { OpenEventRow } from './open-event-row';
import { useOwnAnswers } from './use-own-answers';

const map = lazyWithPreload(() => import('./events-map'));
const calendar = lazyWithPreload(() => import('./calendar/events-calendar'));

export function AllEvents() {
  const { params, change } = useUrlState();
  const { hasPlace } = useOwnPlace();
  const filters = useMemo(() => filtersIn(params), [params]);
  const span = spanIn(params);
  return (
    <>
      <EventFilters filters={filters} hasPeriod={span === null} onChange={change}>
        <MoreFilters filters={filters} onChange={change} />
      </EventFilters>
      <div className={classes.order}>
        {hasPlace && span === null && <NearestChoice usual={texts.distances.soonest} />}
        <LayoutChoice onIntent={calendar.preload} />
      </div>
      {span === null ? (
        <ListedEvents filters={filters} isNearest={isNearestIn(params)} />
      ) : (
        <LazyBoundary isNeeded>
          <calendar.Component span={span} filters={filters} />
        </LazyBoundary>
      )}
    </>
  );
}

function ListedEvents({ filters, isNearest }: { filters: Filters; isNearest: boolean }) {
  const wrong = outOfOrder(filters);
  const answerOf = useOwnAnswers();
  const query = useEventsOfAllInfiniteQuery(askedBy(filters, isNearest), { skip: wrong });
  const shown = useMemo(
    () => query.currentData?.pages.flatMap(({ rows }) => rows) ?? [],
    [query.currentData],
  );
  if (wrong)
    return (
      <Hint kind="warning" role="alert">
        {texts.events.filters.outOfOrder}
      </Hint>
    );
  return (
    <MapAndList
      map={() => (
        <LazyBoundary isNeeded>
          <map.Component events={shown} />
        </LazyBoundary>
      )}
    >
      <EventList query={query} note={whoseDays} empty={<EmptyState title={texts.events.filters.none} />}>
        {(event) => <OpenEventRow key={event.uuid} event={event} own={answerOf(event.uuid)} />}
      </EventList>
    </MapAndList>
  );
}

/** Rows show the day at their place, the filters mean the viewer's: said where the two can differ. */
function whoseDays(events: EventDto[]): string | null {
  const differ = events.some((event) => zoneNote(event, event.timeZone) !== null);
  return differ ? texts.events.filters.whoseDays(zoneLabel(viewerZone())) : null;
}
