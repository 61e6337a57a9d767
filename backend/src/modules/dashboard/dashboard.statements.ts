// The SQL of the dashboards: each is one statement, of values that the modules publish which own the figures.
import { SCHEDULED, soonestOfAll, soonestOfStore } from '../events/index.js';
import { ACTIVE } from '../listings/index.js';
import { newestWatched } from '../watchlist/index.js';

/** The most events, and the most watched cards, that a dashboard shows. */
const MOST = 20;

/** How often others watch what the store $1 has in stock: it joins what two modules publish, neither of which may ask the other. */
const WATCHED_STOCK = `(select count(*)::int
    from (select distinct card_id from listings.in_stock where lister = $1) stock
    join watchlist.watchers w on w.card_id = stock.card_id where w.owner <> $1)`;

/** The dashboard of the store $1 as JSON, with its events in the period $2 to $3. */
export const STORE_SUMMARY = {
  name: 'dashboard.store-summary',
  text: `select json_build_object('upcomingEvents', ${soonestOfStore(MOST)}, 'totalListings', ${ACTIVE},
    'totalEventsHosted', ${SCHEDULED}, 'totalWatchlist', ${WATCHED_STOCK})::text as answer`,
};

/** The dashboard of the player $1 as JSON, with the events in the period $2 to $3. */
export const USER_SUMMARY = {
  name: 'dashboard.user-summary',
  text: `select json_build_object('upcomingEvents', ${soonestOfAll(MOST)},
    'watchlists', ${newestWatched(MOST)})::text as answer`,
};
