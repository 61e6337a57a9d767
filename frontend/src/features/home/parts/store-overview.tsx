/** A store's part of the dashboard. */
import { DASHBOARD_AGE, useGetStoreSummaryQuery } from '../../../api/dashboard';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { FeatureListings } from './feature-listings';
import classes from './overview.module.css';
import { StoreStats } from './store-stats';
import { UpcomingEvents } from './upcoming-events';
import { useLoggedFailure } from './use-logged-failure';

export function StoreOverview({ uuid }: { uuid: string }) {
  // Not `data`: that is the last account's until this one's has come.
  const { currentData, isFetching, error } = useGetStoreSummaryQuery(uuid, DASHBOARD_AGE);
  const loading = isFetching && !currentData;
  useLoggedFailure(error);
  return (
    <div className={classes.columns}>
      <UpcomingEvents
        title={texts.home.events.own}
        more={{ label: texts.home.events.manager, to: paths.eventManager }}
        events={currentData?.upcomingEvents ?? []}
        own
        loading={loading}
      />
      <div className={classes.column}>
        <StoreStats summary={currentData} loading={loading} />
        <FeatureListings />
      </div>
    </div>
  );
}
