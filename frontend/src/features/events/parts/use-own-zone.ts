/** The time zone that a store runs its events in. */
import { type EventDto, useEventsOfStoreInfiniteQuery } from '../../../api/events';
import { viewerZone } from '../../../lib/when';
import type { ReadOn } from '../../../ui/paged-list';
import { BEGINNING } from './use-past-events';

/**
 * That of the store's latest event: the one furthest ahead, else one that is over; the browser's for a first event. A
 * counter's machine may well be set to another zone than its shop is in. Without `store` nothing is asked.
 */
export function useOwnZone(store: string | undefined): string {
  const uuid = store ?? '';
  const ahead = useEventsOfStoreInfiniteQuery({ uuid }, { skip: store === undefined });
  const none = ahead.currentData !== undefined && latestOf(ahead) === undefined;
  const over = useEventsOfStoreInfiniteQuery({ uuid, from: BEGINNING }, { skip: !none });
  return (latestOf(ahead) ?? latestOf(over))?.timeZone ?? viewerZone();
}

const latestOf = ({ currentData }: Pick<ReadOn<EventDto>, 'currentData'>): EventDto | undefined =>
  currentData?.pages.at(-1)?.rows.at(-1);
