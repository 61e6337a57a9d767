/** The first calls about stores. */
import { distancesApi } from '../../api/distances';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';
import { storesMatching, usersApi } from '../../api/users';
import { isNearestIn, listerIn, searchIn } from '../../lib/paths';

const { getProfile, stores } = usersApi.endpoints;
const { getDistances, getOwnPlace, nearestStores } = distancesApi.endpoints;

/** The list of stores. */
export const prefetchStores: Prefetch = ({ params }) => [
  (isNearestIn(params) ? nearestStores : stores).initiate(storesMatching(searchIn(params)), PREFETCH_OPTIONS),
  getOwnPlace.initiate(undefined, PREFETCH_OPTIONS),
];

/** Whose listings are shown, where they are not one's own. */
export const prefetchProfile: Prefetch = ({ params }) => {
  const lister = listerIn(params);
  return lister
    ? [
        getProfile.initiate(lister, PREFETCH_OPTIONS),
        getOwnPlace.initiate(undefined, PREFETCH_OPTIONS),
        getDistances.initiate([lister], PREFETCH_OPTIONS),
      ]
    : [];
};
