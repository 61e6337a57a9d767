/** What the screens of events ask the server for first. */

import { catalogsApi } from '../../api/catalogs';
import { eventsApi } from '../../api/events';
import { PREFETCH_OPTIONS, type PrefetchThunk } from '../../api/prefetch';
import { usersApi } from '../../api/users';
import { askedBy, filtersIn, outOfOrder } from './parts/filters';
import { storeIdParam } from './parts/store-param';

const { eventsOfAll, eventsOfStore } = eventsApi.endpoints;

/** The calls of the events of all stores, or of one store after the other, as an address says. */
export function prefetchEvents(params: URLSearchParams): PrefetchThunk[] {
  if (params.get('view') !== 'stores') {
    const filters = filtersIn(params);
    const games = catalogsApi.endpoints.getTcgTypes.initiate(undefined, PREFETCH_OPTIONS);
    return outOfOrder(filters) ? [games] : [games, eventsOfAll.initiate(askedBy(filters), PREFETCH_OPTIONS)];
  }
  const stores = usersApi.endpoints.stores.initiate({ q: params.get('find') || undefined }, PREFETCH_OPTIONS);
  const store = storeIdParam(params);
  if (!store) return [stores];
  return [
    stores,
    eventsOfStore.initiate({ uuid: store, q: params.get('words') || undefined }, PREFETCH_OPTIONS),
  ];
}

/** The calls of a store's own events. */
export const prefetchOwnEvents = (store: string): PrefetchThunk[] => [
  eventsOfStore.initiate({ uuid: store }, PREFETCH_OPTIONS),
];
