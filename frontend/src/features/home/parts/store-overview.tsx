/** A store's part of the dashboard. */
import { DASHBOARD_AGE, useGetStoreSummaryQuery } from '../../../api/dashboard';
import { paths } from '../../../lib/paths';
import { FeatureListings } from './feature-listings';
import classes from './overview.module.css';
import { StoreStats } from './store-stats';
import { UpcomingEvents } from './upcoming-events';
import { useLoggedFailure } from './use-logged-failure';

export function StoreOverview({ uuid }: { uuid: string }) {
  const { data, isLoading, error } = useGetStoreSummaryQuery(uuid, DASHBOARD_AGE);
  useLoggedFailure(error);
  return (
    <div className={classes.columns}>
      <UpcomingEvents
        title="My Upcoming Events"
        more={{ label: 'Event Manager', to: paths.eventManager }}
        events={data?.upcomingEvents ?? []}
        loading={isLoading}
      />
      <div className={classes.column}>
        <StoreStats summary={data} loading={isLoading} />
        <FeatureListings />
      </div>
    </div>
  );
}
