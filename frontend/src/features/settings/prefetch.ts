/** The first call of the settings. */
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { usersApi } from '../../api/users';

export const prefetchSettings: Prefetch = ({ user }) => [
  usersApi.endpoints.getUser.initiate(user.uuid, PREFETCH_OPTIONS),
];
