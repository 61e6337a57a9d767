/** Looks up an event as it is now, after somebody else has changed it. */
import { useCallback } from 'react';
import { useLazyGetEventQuery } from '../../../api/events';

export function useFetchEvent() {
  const [find] = useLazyGetEventQuery();
  return useCallback((uuid: string) => find(uuid).unwrap(), [find]);
}
