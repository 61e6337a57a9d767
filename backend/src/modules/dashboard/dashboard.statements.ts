// The SQL of the dashboards: each is one statement over the views that the modules publish which own the figures.
import { arrayText, moment, ndjsonText } from '../../platform/database/json-page.js';
import { EVENT_ENTRY } from '../events/index.js';
import { expiredSince, roleOf } from '../listings/index.js';
import { distanceKey, isWithinRadius, viewerSql } from '../places/index.js';
import { WATCHED_BY_OTHERS } from './demand.sql.js';

/** The most events, and the most watched cards, that a dashboard shows. */
const MAX_ENTRIES = 20;

/** The soonest events in the period $2 to $3 as a JSON array: those of one store, or of all. */
const upcoming = (condition: string) =>
  arrayText({
    entry: EVENT_ENTRY,
    rows: `select * from events.scheduled e where ${condition} starts_at between $2 and $3
      order by starts_at, uuid limit ${MAX_ENTRIES}`,
  });

/** The dashboard of the store $1 at $2 as JSON, with its events in the period $2 to $3. */
export const STORE_SUMMARY = {
  name: 'dashboard.store-summary',
  text: `with ${viewerSql('$1')} select json_build_object('upcomingEvents', ${upcoming('store = $1 and')},
    'totalListings', (select count(*)::int from listings.active where lister = $1
      and counted_at > ${expiredSince(roleOf('$1'), '$2')}),
    'totalEventsHosted', (select count(*)::int from events.scheduled where store = $1),
    'totalWatchlist', (${WATCHED_BY_OTHERS}))::text as answer`,
};

/** A condition: the store is within the radius of who asks. Measured for those alone who have one. */
const NEARBY = `((select radius_km from viewer) is null or ${isWithinRadius(distanceKey('e.store'))}) and`;

/** What the dashboard of the player $1 shows: the nearby events in the period $2 to $3 as JSON, and the watched cards as lines. */
export const USER_SUMMARY = {
  name: 'dashboard.user-summary',
  text: `with ${viewerSql('$1')} select ${upcoming(NEARBY)}::text as events, ${ndjsonText({
    id: 'l.card_id',
    entry: `l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet",
      l.card_set_code as "cardSetCode", l.card_number as "cardNumber", l.card_image_url as "cardImageUrl",
      ${moment('l.added_at')} as "addedAt"`,
    rows: `select * from watchlist.watched where owner = $1 and not is_repeated
      order by added_at desc, card_id desc limit ${MAX_ENTRIES}`,
  })} as watched`,
};
