/** The first calls of the dashboard. */
import { DASHBOARD_REFETCH, dashboardApi } from '../../api/dashboard';
import { placesApi } from '../../api/places';
import { PREFETCH_OPTIONS, type Prefetch } from '../../api/prefetch';

const { getMostWatched, getStoreSummary, getUserSummary, getWatchedInStock } = dashboardApi.endpoints;
const OPTIONS = { ...PREFETCH_OPTIONS, forceRefetch: DASHBOARD_REFETCH.refetchOnMountOrArgChange };

/** The dashboard of this player or store. */
export const prefetchDashboard: Prefetch = ({ user: { uuid, role } }) => [
  ...(role === 'STORE' ? [getStoreSummary, getMostWatched] : [getUserSummary, getWatchedInStock]).map(
    (call) => call.initiate(uuid, OPTIONS),
  ),
  placesApi.endpoints.getOwnPlace.initiate(undefined, OPTIONS),
];
