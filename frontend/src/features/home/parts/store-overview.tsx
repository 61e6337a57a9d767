/** A store's part of the dashboard. */
import { DASHBOARD_REFETCH, useGetStoreSummaryQuery } from '../../../api/dashboard';
import type { SessionUser } from '../../../browser/session';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { FeatureListings } from './feature-listings';
import { MostWatched } from './most-watched';
import { NextEvent } from './next-event';
import classes from './overview.module.css';
import { Promo } from './promo';
import { StoreStats } from './store-stats';
import { UpcomingEventsPanel } from './upcoming-events';
import { useLoggedFailure } from './use-logged-failure';

export function StoreOverview({ user: { uuid, role } }: { user: SessionUser }) {
  // Not `data`: that is the last account's until this one's has come.
  const { currentData, isFetching, error } = useGetStoreSummaryQuery(uuid, DASHBOARD_REFETCH);
  const loading = isFetching && !currentData;
  useLoggedFailure(error);
  return (
    <>
      <div className={classes.columns}>
        <StoreStats summary={currentData} loading={loading} />
        <UpcomingEventsPanel
          title={texts.home.events.own}
          more={{ label: texts.home.events.manager, to: paths.eventManager }}
          events={currentData?.upcomingEvents}
          own
          loading={loading}
          beyond={<NextEvent store={uuid} />}
        />
      </div>
      <MostWatched uuid={uuid} />
      <Promo role={role} />
      <FeatureListings />
    </>
  );
}
