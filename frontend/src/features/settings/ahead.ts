/** What the settings ask the server for first. */
import { AHEAD, type CallAhead } from '../../api/ahead';
import { usersApi } from '../../api/users';

/** The calls of one's own settings. */
export const settingsAhead = (uuid: string): CallAhead[] => [
  usersApi.endpoints.getUser.initiate(uuid, AHEAD),
];
