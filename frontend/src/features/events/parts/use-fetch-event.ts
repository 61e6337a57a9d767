/** Looks up an event as it is now, after somebody else has changed it. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type EventDto, eventsApi } from '../../../api/events';

export function useFetchEvent(): (uuid: string) => Promise<EventDto> {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  return useCallback(
    // Kept by nobody: an event that is deleted later is not asked for again.
    (uuid) =>
      dispatch(
        eventsApi.endpoints.getEvent.initiate(uuid, { subscribe: false, forceRefetch: true }),
      ).unwrap(),
    [dispatch],
  );
}
