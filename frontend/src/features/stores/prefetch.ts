/** What the list of stores asks the server for first. */
import { PREFETCH_OPTIONS, type PrefetchThunk } from '../../api/prefetch';
import { usersApi } from '../../api/users';

/** The calls of the stores; `words` narrow them down. */
export const prefetchStores = (words: string): PrefetchThunk[] => [
  usersApi.endpoints.stores.initiate({ q: words || undefined }, PREFETCH_OPTIONS),
];

/** The calls of whose listings a page shows. */
export const prefetchProfile = (uuid: string): PrefetchThunk[] => [
  usersApi.endpoints.getProfile.initiate(uuid, PREFETCH_OPTIONS),
];
