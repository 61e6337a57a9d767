/** A player's part of the dashboard. */
import { DASHBOARD_REFETCH, useGetUserSummaryQuery } from '../../../api/dashboard';
import type { SessionUser } from '../../../browser/session';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { FeatureListings } from './feature-listings';
import { NewsNearby } from './news-nearby';
import classes from './overview.module.css';
import { Promo } from './promo';
import { UpcomingEventsPanel } from './upcoming-events';
import { useLoggedFailure } from './use-logged-failure';
import { WatchedCards } from './watched-cards';
import { WatchedInStock } from './watched-in-stock';

export function UserOverview({ user: { uuid, role } }: { user: SessionUser }) {
  // Not `data`: that is the last account's until this one's has come.
  const { currentData, isFetching, error } = useGetUserSummaryQuery(uuid, DASHBOARD_REFETCH);
  const loading = isFetching && !currentData;
  useLoggedFailure(error);
  return (
    <>
      <WatchedInStock uuid={uuid} />
      <NewsNearby />
      <Promo role={role} />
      <div className={classes.columns}>
        <UpcomingEventsPanel
          title={texts.home.events.nearby}
          more={{ label: texts.home.events.all, to: paths.events }}
          events={currentData?.upcomingEvents}
          loading={loading}
        />
        <WatchedCards cards={currentData?.watchlists} loading={loading} />
      </div>
      <FeatureListings />
    </>
  );
}
