/** The first calls of the screens of events. */
import { attendanceApi, OWN_ANSWERS } from '../../api/attendance';
import { attendeesApi } from '../../api/attendees';
import { catalogsApi } from '../../api/catalogs';
import { distancesApi } from '../../api/distances';
import { comingEventsOf, eventsApi } from '../../api/events';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { storesMatching, usersApi } from '../../api/users';
import { isNearestIn, listerIn } from '../../lib/paths';
import { askedBy, filtersIn, outOfOrder } from './parts/filters';
import { spanIn } from './parts/layouts';
import { isByStore, isOwn, storeViewIn } from './parts/store-param';

const { getOwnPlace, nearestStores } = distancesApi.endpoints;
const { eventsOfAll, eventsOfStore } = eventsApi.endpoints;
const coming = (store: string, words?: string) =>
  eventsOfStore.initiate(comingEventsOf(store, words), PREFETCH_OPTIONS);

/** The events of all stores, or of one store after the other, as the address says. */
export const prefetchEvents: Prefetch = ({ params }) => {
  const place = getOwnPlace.initiate(undefined, PREFETCH_OPTIONS);
  if (isByStore(params)) {
    const { store, find, words } = storeViewIn(params);
    const list = isNearestIn(params) ? nearestStores : usersApi.endpoints.stores;
    const stores = list.initiate(storesMatching(find), PREFETCH_OPTIONS);
    return [place, stores, ...(store ? [coming(store, words)] : [])];
  }
  const { attendedEvents, getAttendedEvents } = attendanceApi.endpoints;
  if (isOwn(params)) return [place, attendedEvents.initiate(undefined, PREFETCH_OPTIONS)];
  const filters = filtersIn(params);
  const games = catalogsApi.endpoints.getTcgTypes.initiate(undefined, PREFETCH_OPTIONS);
  // A calendar asks for its own days.
  return outOfOrder(filters) || spanIn(params)
    ? [place, games]
    : [
        place,
        games,
        getAttendedEvents.initiate(OWN_ANSWERS, PREFETCH_OPTIONS),
        eventsOfAll.initiate(askedBy(filters, isNearestIn(params)), PREFETCH_OPTIONS),
      ];
};

/** A store's own events; players have none. */
export const prefetchOwnEvents: Prefetch = ({ user }) => (user.role === 'STORE' ? [coming(user.uuid)] : []);

/** Who goes to an event of one's own store. */
export const prefetchAttendees: Prefetch = ({ user, path: { id } }) => {
  if (user.role !== 'STORE' || !id) return [];
  const { getEvent, attendees } = attendeesApi.endpoints;
  return [getEvent.initiate(id, PREFETCH_OPTIONS), attendees.initiate(id, PREFETCH_OPTIONS)];
};

/** The events of whose listings are shown. */
export const prefetchEventsOfLister: Prefetch = ({ params }) => {
  const lister = listerIn(params);
  return lister ? [coming(lister)] : [];
};
