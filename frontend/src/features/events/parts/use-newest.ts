/** Looks up an event as it is now, after somebody else has changed it. */
import { useCallback } from 'react';
import { type EventDto, useLazyGetEventsOfStoreQuery } from '../../../api/events';

/** As many as the server gives at once. */
const MOST = 500;

/** The event as it is now; null where it is gone or there was no answer. */
export function useNewest(): (event: EventDto) => Promise<EventDto | null> {
  const [find] = useLazyGetEventsOfStoreQuery();
  return useCallback(
    async ({ uuid, user, date, time }) => {
      // Its start is what it was, or was moved, and nobody can move it into the past.
      const start = Math.min(Date.parse(`${date}T${time}Z`), Date.now());
      const { data } = await find({ uuid: user.uuid, from: new Date(start).toISOString(), limit: MOST });
      return data?.find((event) => event.uuid === uuid) ?? null;
    },
    [find],
  );
}
