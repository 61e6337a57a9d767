/** What the dashboard asks the server for first. */

import { DASHBOARD_REFETCH, dashboardApi } from '../../api/dashboard';
import { PREFETCH_OPTIONS, type PrefetchThunk } from '../../api/prefetch';
import type { SessionUser } from '../../browser/session';

/** The calls of the dashboard of this player or store. */
export function prefetchDashboard({ uuid, role }: SessionUser): PrefetchThunk[] {
  const { getMostWatched, getStoreSummary, getUserSummary, getWatchedInStock } = dashboardApi.endpoints;
  const calls = role === 'STORE' ? [getStoreSummary, getMostWatched] : [getUserSummary, getWatchedInStock];
  const options = { ...PREFETCH_OPTIONS, forceRefetch: DASHBOARD_REFETCH.refetchOnMountOrArgChange };
  return calls.map((call) => call.initiate(uuid, options));
}
