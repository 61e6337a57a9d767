/** What the dashboard asks the server for first. */
import { AHEAD, type CallAhead } from '../../api/ahead';
import { DASHBOARD_AGE, dashboardApi } from '../../api/dashboard';
import type { SessionUser } from '../../lib/session';

/** The calls of the dashboard of this player or store. */
export function dashboardAhead({ uuid, role }: SessionUser): CallAhead[] {
  const { getMostWatched, getStoreSummary, getUserSummary, getWatchedInStock } = dashboardApi.endpoints;
  const calls = role === 'STORE' ? [getStoreSummary, getMostWatched] : [getUserSummary, getWatchedInStock];
  const options = { ...AHEAD, forceRefetch: DASHBOARD_AGE.refetchOnMountOrArgChange };
  return calls.map((call) => call.initiate(uuid, options));
}
