// The SQL of calendars, over the views of the modules below.
import { arrayText, moment } from '../../platform/database/json-page.js';
import { pointOf } from '../events/index.js';
import { neitherBlocked } from '../listings/index.js';
import { distanceSql, insideSql, nearSql } from '../places/index.js';
import { MAX_CANCELED, MAX_LISTED } from './domain/listed-event.js';
import { IS_REMEMBERED } from './forgotten-plan.sql.js';

/** How many stores a calendar of an area looks at, the nearest of them. */
const MAX_STORES = 300;

/** The entry of a row `l` of `SCHEDULED` or `CANCELED`. */
const ENTRY = `l.uuid, l.name, l.store_name as store, l.location, ${moment('l.starts_at')} as "startsAt",
  ${moment('l.ends_at')} as "endsAt", l.time_zone as "timeZone", l.format_name as format, l.description, l.version,
  l.is_canceled as "isCanceled", l.picture`;
/** An event that was called off and is on again is later than its cancellation. */
const SCHEDULED = `select e.uuid, e.name, e.store_name, concat_ws(', ', e.location, e.place_label) as location, e.starts_at, e.ends_at, e.time_zone,
  (e.format).name as format_name, e.description,
  e.version + coalesce((select o.version + 1 from calendars.canceled_event o where o.event = e.uuid), 0) as version,
  false as is_canceled,
  (select jsonb_build_object('url', '/api/events/pictures/' || p.name || '/full', 'bytes', p.bytes)
    from events.pictures p where p.uuid = e.picture) as picture
  from events.scheduled e`;
const CANCELED = `select c.event as uuid, c.name, h.name as store_name, c.location, c.starts_at, null::timestamptz as ends_at,
  c.time_zone, f.name as format_name, null as description, c.version, true as is_canceled, null::jsonb as picture
  from calendars.canceled_event c join users.listers h on h.uuid = c.store join catalogs.formats f on f.id = c.format_id`;
/** It is remembered, and not on again. */
const IS_OFF = `c.${IS_REMEMBERED} and not exists (select from events.scheduled s where s.uuid = c.event)`;

/** The event $1, to come or called off. */
export const ONE = {
  name: 'calendars.one',
  text: `select ${ENTRY} from (${SCHEDULED} where e.uuid = $1::uuid
    union all ${CANCELED} where c.event = $1::uuid and ${IS_OFF}) l limit 1`,
};

interface Choice {
  /** Conditions on a row `e` of events.scheduled, and on a row `c` of calendars.canceled_event. */
  readonly scheduled?: string;
  readonly canceled?: string;
  /** A union with more rows. */
  readonly more?: string;
}

/**
 * The events of the stores of a table `stores (store)`: those that start after $1, the soonest first, and those that were called off
 * after $2. Each store has as many as are listed in all, so that the rest of a busy one is not read.
 */
const listed = ({ scheduled = 'true', canceled = 'true', more = '' }: Choice = {}): string =>
  arrayText({
    entry: ENTRY,
    rows: `(select l.* from stores s cross join lateral (${SCHEDULED}
          where e.store = s.store and e.starts_at >= $1::timestamptz and ${scheduled}
          order by e.starts_at, e.uuid limit ${MAX_LISTED}) l
        order by l.starts_at, l.uuid limit ${MAX_LISTED})
      union all
      (select l.* from stores s cross join lateral (${CANCELED}
          where c.store = s.store and c.canceled_at > $2::timestamptz and ${canceled} and ${IS_OFF}
          order by c.canceled_at desc, c.event limit ${MAX_CANCELED}) l
        limit ${MAX_CANCELED}) ${more}`,
  });

/** The open store $3 with its events. */
export const OF_STORE = {
  name: 'calendars.of-store',
  text: `with stores as materialized (
      select h.uuid as store, h.name from users.listers h where h.uuid = $3::uuid and h.role = 'STORE')
    select h.store as uuid, h.name, ${listed()} as events from stores h`,
};

const PLACE = { latitude: 'p.latitude', longitude: 'p.longitude' };
const MIDDLE = { latitude: '$10::float8', longitude: '$11::float8' };
/** A row is there, and not at its store. */
const isThere = (row: string) =>
  `${insideSql(pointOf(row), 4)} and ${distanceSql(MIDDLE, pointOf(row))} <= $12::float8`;
/** Those that are there and not at their store, or were until they were called off. */
const ELSEWHERE = `union all (select l.* from (${SCHEDULED}
    where e.starts_at >= $1::timestamptz and (e.format).id = any ($3::int[])
      and ${isThere('e')}
    order by e.starts_at, e.uuid limit ${MAX_LISTED}) l)
  union all (select l.* from (${CANCELED}
    where c.canceled_at > $2::timestamptz and c.format_id = any ($3::int[]) and ${isThere('c')} and ${IS_OFF}
    order by c.canceled_at desc, c.event limit ${MAX_CANCELED}) l)`;
/** The events in the formats $3 within $12 metres of a point ($10, $11), whose box is $4 to $9: at stores and elsewhere. */
export const NEARBY = {
  name: 'calendars.nearby',
  text: `with stores as materialized (
      select p.store from places.store_addresses p
      where ${nearSql(PLACE, 4)} and ${distanceSql(MIDDLE, PLACE)} <= $12::float8
      order by ${distanceSql(MIDDLE, PLACE)}, p.store limit ${MAX_STORES})
    select ${listed({
      scheduled: '(e.format).id = any ($3::int[]) and e.place_latitude is null',
      canceled: 'c.format_id = any ($3::int[]) and c.place_latitude is null',
      more: ELSEWHERE,
    })} as events`,
};

/** What the account of a row `o` goes to, at any store; rows that are there already are not repeated. */
const GOING = `union (select l.* from owner o join events.going g on g.account = o.account
    cross join lateral (${SCHEDULED} where e.uuid = g.event and e.starts_at >= $1::timestamptz
      and ${neitherBlocked('o.account', 'e.store')} offset 0) l
  order by l.starts_at, l.uuid limit ${MAX_LISTED})`;
/** What it was going to until that was called off, in the same way. */
const WAS_GOING = `union (select l.* from owner o join events.was_going g on g.account = o.account
    cross join lateral (${CANCELED} where c.event = g.event and c.canceled_at > $2::timestamptz and ${IS_OFF}
      and ${neitherBlocked('o.account', 'c.store')} offset 0) l
  order by l.starts_at desc, l.uuid limit ${MAX_CANCELED})`;

/**
 * The events of the calendar whose secret has the hash $3: what its account goes to, or was going to until it was called off, those of the
 * stores that it follows, and of its own store; without stores that have blocked it or that it has blocked. No row for an address that
 * there is not.
 */
export const OWN_EVENTS = {
  name: 'calendars.own-events',
  text: `with owner as materialized (
      select o.account from calendars.own_calendar o join users.listers a on a.uuid = o.account where o.secret_hash = $3::text),
    stores as materialized (
      select f.store from owner o join storefronts.followers f on f.account = o.account
      where ${neitherBlocked('o.account', 'f.store')}
      union select account from owner)
    select o.account, ${listed({ more: `${GOING} ${WAS_GOING}` })} as events from owner o`,
};

/** Since when the account $1 has a calendar of its own. */
export const OWN_CALENDAR = {
  name: 'calendars.own-calendar',
  text: `select ${moment('created_at')} as "createdAt" from calendars.own_calendar where account = $1::uuid`,
};
