/** What the dashboard asks the server for first. */
import { AHEAD, type CallAhead } from '../../api/ahead';
import { DASHBOARD_AGE, dashboardApi } from '../../api/dashboard';
import type { SessionUser } from '../../lib/session';

/** The one call of the dashboard of this player or store. */
export function dashboardAhead({ uuid, role }: SessionUser): CallAhead[] {
  const { getStoreSummary, getUserSummary } = dashboardApi.endpoints;
  const summary = role === 'STORE' ? getStoreSummary : getUserSummary;
  return [summary.initiate(uuid, { ...AHEAD, forceRefetch: DASHBOARD_AGE.refetchOnMountOrArgChange })];
}
