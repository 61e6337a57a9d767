/** A player's part of the dashboard. */
import { DASHBOARD_AGE, useGetUserSummaryQuery } from '../../../api/dashboard';
import { paths } from '../../../lib/paths';
import { FeatureListings } from './feature-listings';
import classes from './overview.module.css';
import { UpcomingEvents } from './upcoming-events';
import { useLoggedFailure } from './use-logged-failure';
import { WatchedCards } from './watched-cards';

export function UserOverview({ uuid }: { uuid: string }) {
  const { data, isLoading, error } = useGetUserSummaryQuery(uuid, DASHBOARD_AGE);
  useLoggedFailure(error);
  return (
    <div className={classes.columns}>
      <UpcomingEvents
        title="Nearby Events"
        more={{ label: 'All events', to: paths.events }}
        events={data?.upcomingEvents ?? []}
        loading={isLoading}
      />
      <div className={classes.column}>
        <WatchedCards cards={data?.watchlists ?? []} loading={isLoading} />
        <FeatureListings />
      </div>
    </div>
  );
}
