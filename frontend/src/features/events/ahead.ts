/** What the screens of events ask the server for first. */
import { AHEAD, type CallAhead } from '../../api/ahead';
import { catalogsApi } from '../../api/catalogs';
import { eventsApi } from '../../api/events';
import { usersApi } from '../../api/users';
import { askedBy, filtersIn, outOfOrder } from './parts/filters';
import { storeIn } from './parts/store-in-address';

const { eventsOfAll, eventsOfStore } = eventsApi.endpoints;

/** The calls of the events of all stores, or of one store after the other, as an address says. */
export function eventsAhead(params: URLSearchParams): CallAhead[] {
  if (params.get('view') !== 'stores') {
    const filters = filtersIn(params);
    const games = catalogsApi.endpoints.getTcgTypes.initiate(undefined, AHEAD);
    return outOfOrder(filters) ? [games] : [games, eventsOfAll.initiate(askedBy(filters), AHEAD)];
  }
  const stores = usersApi.endpoints.stores.initiate({ q: params.get('find') || undefined }, AHEAD);
  const store = storeIn(params);
  if (!store) return [stores];
  return [stores, eventsOfStore.initiate({ uuid: store, q: params.get('words') || undefined }, AHEAD)];
}

/** The calls of a store's own events. */
export const ownEventsAhead = (store: string): CallAhead[] => [
  eventsOfStore.initiate({ uuid: store }, AHEAD),
];
