/** The one API slice of the client; the files beside it add the calls of each tag. */
import { createApi } from '@reduxjs/toolkit/query/react';
import { TAGS } from './generated/tags';
import { queryWithRefresh } from './query-with-refresh';

/** What is cached by: the tags of `openapi.yaml`, and parts of them that change by themselves. */
export const TAG_TYPES = [
  ...TAGS,
  'stores',
  'orderHistory',
  'stockImports',
  'stockExports',
  'notificationPreferences',
  'push',
] as const;

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: queryWithRefresh,
  tagTypes: TAG_TYPES,
  // What is on the screen when the network returns may be hours old.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
