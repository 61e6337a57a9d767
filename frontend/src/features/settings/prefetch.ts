/** What the settings ask the server for first. */
import { PREFETCH_OPTIONS, type PrefetchThunk } from '../../api/prefetch';
import { usersApi } from '../../api/users';

/** The calls of one's own settings. */
export const prefetchSettings = (uuid: string): PrefetchThunk[] => [
  usersApi.endpoints.getUser.initiate(uuid, PREFETCH_OPTIONS),
];
