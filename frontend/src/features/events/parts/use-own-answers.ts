/** What its reader has answered, by event: for lists, in one call for all of their rows. */
import { useMemo } from 'react';
import { type AttendedEvent, OWN_ANSWERS, useGetAttendedEventsQuery } from '../../../api/attendance';

export function useOwnAnswers(): ReadonlyMap<string, AttendedEvent> {
  const { data } = useGetAttendedEventsQuery(OWN_ANSWERS);
  return useMemo(() => new Map(data?.map((own) => [own.event.uuid, own])), [data]);
}
