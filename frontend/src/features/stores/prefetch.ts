/** The first calls about stores. */
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { storesMatching, usersApi } from '../../api/users';
import { listerIn, searchIn } from '../../lib/paths';

const { getProfile, stores } = usersApi.endpoints;

/** The list of stores. */
export const prefetchStores: Prefetch = ({ params }) => [
  stores.initiate(storesMatching(searchIn(params)), PREFETCH_OPTIONS),
];

/** Whose listings are shown, where they are not one's own. */
export const prefetchProfile: Prefetch = ({ params }) => {
  const lister = listerIn(params);
  return lister ? [getProfile.initiate(lister, PREFETCH_OPTIONS)] : [];
};
