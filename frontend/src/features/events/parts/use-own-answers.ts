/** What its reader has answered, by event: for lists, in one call for all of their rows. */
import { useMemo } from 'react';
import { type AttendedEvent, OWN_ANSWERS, useGetAttendedEventsQuery } from '../../../api/attendance';

/** What was answered: null for nothing, undefined while that is not known yet, or that it is known on the event’s page alone. */
export type OwnAnswer = Pick<AttendedEvent, 'state'> | null | undefined | 'elsewhere';

/** The answer to an event. A place that is not seen here must not be given up by a second answer. */
export function useOwnAnswers(): (event: string) => OwnAnswer {
  // Another tab may have answered since.
  const { data, isError } = useGetAttendedEventsQuery(OWN_ANSWERS, { refetchOnFocus: true });
  return useMemo(() => {
    if (!data) return () => (isError ? 'elsewhere' : undefined);
    const answers = new Map(data.map((own) => [own.event.uuid, own]));
    const isWhole = data.length < OWN_ANSWERS.limit;
    return (event: string) => answers.get(event) ?? (isWhole ? null : 'elsewhere');
  }, [data, isError]);
}
