/** What the list of stores asks the server for first. */
import { AHEAD, type CallAhead } from '../../api/ahead';
import { usersApi } from '../../api/users';

/** The calls of the stores; `words` narrow them down. */
export const storesAhead = (words: string): CallAhead[] => [
  usersApi.endpoints.stores.initiate({ q: words || undefined }, AHEAD),
];

/** The calls of whose listings a page shows. */
export const profileAhead = (uuid: string): CallAhead[] => [
  usersApi.endpoints.getProfile.initiate(uuid, AHEAD),
];
