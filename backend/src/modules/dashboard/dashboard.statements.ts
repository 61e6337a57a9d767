// The SQL of the dashboards: each is one statement, of values that the modules publish which own the figures.
import { SCHEDULED, upcomingOfAll, upcomingOfStore } from '../events/index.js';
import { ACTIVE, IN_STOCK } from '../listings/index.js';
import { newestWatched, watchedByOthers } from '../watchlist/index.js';

/** The most events, and the most watched cards, that a dashboard shows. */
const MAX_ENTRIES = 20;

/** The dashboard of the store $1 as JSON, with its events in the period $2 to $3. */
export const STORE_SUMMARY = {
  name: 'dashboard.store-summary',
  text: `select json_build_object('upcomingEvents', ${upcomingOfStore(MAX_ENTRIES)}, 'totalListings', ${ACTIVE},
    'totalEventsHosted', ${SCHEDULED}, 'totalWatchlist', ${watchedByOthers(IN_STOCK)})::text as answer`,
};

/** What the dashboard of the player $1 shows: the events in the period $2 to $3 as JSON, and the watched cards as lines. */
export const USER_SUMMARY = {
  name: 'dashboard.user-summary',
  text: `select ${upcomingOfAll(MAX_ENTRIES)}::text as events, ${newestWatched(MAX_ENTRIES)} as watched`,
};
