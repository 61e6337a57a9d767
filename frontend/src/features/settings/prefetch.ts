/** The first calls of the settings. */
import { OWN_PLACE_REFETCH, placesApi } from '../../api/places';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { usersApi } from '../../api/users';

export const prefetchSettings: Prefetch = ({ user }) => [
  usersApi.endpoints.getUser.initiate(user.uuid, PREFETCH_OPTIONS),
  placesApi.endpoints.getOwnPlace.initiate(undefined, {
    ...PREFETCH_OPTIONS,
    forceRefetch: OWN_PLACE_REFETCH.refetchOnMountOrArgChange,
  }),
];
