/** The time zone that a store runs its events in. */
import { BEGINNING, useGetEventsOfStoreQuery } from '../../../api/events';
import { viewerZone } from '../../../lib/when';

/**
 * That of the store's latest event: the one furthest ahead, else one that is over; the browser's for a first event. A
 * counter's machine may well be set to another zone than its shop is in. Without `store` nothing is asked.
 */
export function useOwnZone(store: string | undefined): string {
  const { currentData } = useGetEventsOfStoreQuery(
    { uuid: store ?? '', from: BEGINNING, order: 'latest', limit: 1 },
    { skip: store === undefined },
  );
  return currentData?.[0]?.timeZone ?? viewerZone();
}
