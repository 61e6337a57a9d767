/** Looks up an event as it is now, after somebody else has changed it. */
import { useCallback } from 'react';
import { type EventDto, useLazyGetEventQuery } from '../../../api/events';

/** The event as it is now; null where it is gone or there was no answer. */
export function useNewest(): (event: EventDto) => Promise<EventDto | null> {
  const [find] = useLazyGetEventQuery();
  return useCallback(async ({ uuid }) => (await find(uuid)).data ?? null, [find]);
}
