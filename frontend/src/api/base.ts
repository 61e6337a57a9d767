/** The one API slice of the client; the files beside it add the calls of each tag. */
import { createApi } from '@reduxjs/toolkit/query/react';
import { queryWithRefresh } from './query-with-refresh';

/** Everything that is cached under a name: the tags of `openapi.yaml` with something to keep. */
export const TAG_TYPES = [
  'User',
  'Store',
  'Listing',
  'OrderHistory',
  'Watchlist',
  'Event',
  'Dashboard',
  'Card',
  'Catalog',
] as const;

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: queryWithRefresh,
  tagTypes: TAG_TYPES,
  // What is on the screen when the network returns may be hours old.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
