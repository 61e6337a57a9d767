// The SQL of the dashboards: each is one statement over the views that the modules publish which own the figures.
import { arrayText, moment, ndjsonText } from '../../platform/database/json-page.js';
import { EVENT_ENTRY, pointOf } from '../events/index.js';
import { expiredSince, roleOf } from '../listings/index.js';
import { accountsNear, distanceKeyOfPoint, insideSql, isWithinRadius, viewerSql } from '../places/index.js';
import { WATCHED_BY_OTHERS } from './demand.sql.js';

/** The most events, and the most watched cards, that a dashboard shows. */
const MAX_ENTRIES = 20;

const IN_PERIOD = 'e.starts_at between $2 and $3';
const SOONEST = `order by e.starts_at, e.uuid limit ${MAX_ENTRIES}`;

/** The soonest events of a table in the period $2 to $3 as a JSON array. */
const upcoming = (table: string, condition = '') =>
  arrayText({
    entry: EVENT_ENTRY,
    rows: `select e.* from ${table} e where ${condition} ${IN_PERIOD} ${SOONEST}`,
  });

/** The dashboard of the store $1 at $2 as JSON, with its events in the period $2 to $3. */
export const STORE_SUMMARY = {
  name: 'dashboard.store-summary',
  text: `with ${viewerSql('$1')} select json_build_object('upcomingEvents', ${upcoming('events.scheduled', 'e.store = $1 and')},
    'totalListings', (select count(*)::int from listings.active where lister = $1
      and counted_at > ${expiredSince(roleOf('$1'), '$2')}),
    'totalEventsHosted', (select count(*)::int from events.scheduled where store = $1),
    'totalWatchlist', (${WATCHED_BY_OTHERS}))::text as answer`,
};

/** Among how many of the soonest events those are looked for whose distance is unknown. */
const MAX_LOOKED_AT = 3 * MAX_ENTRIES;

/**
 * The events within the radius of the viewer, whose box is $4 to $9: of the stores there that are not at a place of their own, and
 * those whose own place is there. Only if they are few, some whose distance is unknown follow. In the order of time alone, a small
 * radius in a large world would read the events of the whole world.
 */
const NEARBY = `stores as materialized (select account as store from (${accountsNear(4)}) a where is_exact),
  near as materialized (
    select e.* from stores s cross join lateral (select * from events.scheduled e
      where e.store = s.store and e.place_latitude is null and ${IN_PERIOD} ${SOONEST}) e
    union all (select * from events.scheduled e where e.place_latitude is not null and ${insideSql(pointOf('e'), 4)}
      and ${isWithinRadius(distanceKeyOfPoint(pointOf('e')))} and ${IN_PERIOD} ${SOONEST})),
  unknown as (
    select e.* from (
      select * from events.scheduled e where ${IN_PERIOD} order by e.starts_at, e.uuid limit ${MAX_LOOKED_AT}) e
    where e.place_latitude is null and not exists (select from places.located l where l.account = e.store)
    limit greatest(0, ${MAX_ENTRIES} - (select count(*) from near))),
  nearby as (select * from near union all select * from unknown)`;

/** The watched cards of the player $1 as lines. */
const WATCHED = ndjsonText({
  id: 'l.card_id',
  entry: `l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet",
    l.card_set_code as "cardSetCode", l.card_number as "cardNumber", l.card_image_url as "cardImageUrl",
    ${moment('l.added_at')} as "addedAt"`,
  rows: `select * from watchlist.watched where owner = $1 and not is_repeated
    order by added_at desc, card_id desc limit ${MAX_ENTRIES}`,
});

/** What the dashboard of the player $1 shows: the events in the period $2 to $3 as JSON, and the watched cards as lines. */
export const USER_SUMMARY = {
  name: 'dashboard.user-summary',
  text: `with ${viewerSql('$1')} select ${upcoming('events.scheduled')}::text as events, ${WATCHED} as watched`,
};

/** The same of a player with a radius, whose box is $4 to $9. */
export const USER_SUMMARY_NEARBY = {
  name: 'dashboard.user-summary-nearby',
  text: `with ${viewerSql('$1')}, ${NEARBY} select ${upcoming('nearby')}::text as events, ${WATCHED} as watched`,
};
