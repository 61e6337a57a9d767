// The SQL of the reads of places.
import { moment } from '../../platform/database/json-page.js';
import { distanceSql, insideSql } from './place.sql.js';

/** How many towns a search answers. */
export const MAX_FOUND = 10;
/** Names that are looked at for them: a town has several that begin alike. */
const LOOKED_AT = 100;
const TOWN = `t.id, t.name, t.label, t.country, t.zone as "timeZone", t.latitude, t.longitude`;
/** Of the area $3, "" for any: the key of a state or country begins with it. */
const IN_AREA = `($3::text = '' or (
      select '|' || a.areas from places.town a where a.id = n.town) like '%|' || $3 || '%')`;
const LARGEST = `order by n.population desc limit ${LOOKED_AT}`;

/**
 * The towns that a name finds: those of exactly this name first, then those whose name begins with it, the larger ones first. $1
 * key, $2 the end of all that begin with it, $3 key of an area. One letter is too little to begin with.
 *
 * Indexes hold what begins with two or three letters by population; of longer beginnings all names are read, which are few.
 */
export const FIND_TOWNS = {
  name: 'places.find',
  text: `with exact as (
      select n.town, 0 as grade from places.town_name n where n.key = $1::text and ${IN_AREA} ${LARGEST}),
    two as (
      select n.town, 1 as grade from places.town_name n
      where length($1::text) = 2 and left(n.key, 2) = $1 and ${IN_AREA} ${LARGEST}),
    three as (
      select n.town, 1 as grade from places.town_name n
      where length($1::text) = 3 and left(n.key, 3) = $1 and ${IN_AREA} ${LARGEST}),
    longer as (
      select n.town, 1 as grade from places.town_name n
      where length($1::text) > 3 and n.key >= $1 and n.key < $2::text and ${IN_AREA} ${LARGEST}),
    found as (
      select town, min(grade) as grade from (
        select * from exact union all select * from two union all select * from three union all select * from longer) all_found
      group by town)
    select ${TOWN} from found f cross join lateral (select * from places.town where id = f.town limit 1) t
    order by f.grade, t.population desc, t.id limit ${MAX_FOUND}`,
};

/** Whether the towns are there. */
export const IS_LOADED = {
  name: 'places.is-loaded',
  text: `select exists (select from places.town_list where origin = 'towns') as loaded`,
};

const CHOSEN = `t.id, t.label, t.country, t.zone, t.latitude, t.longitude`;

/** The town $1. */
export const TOWN_BY_ID = {
  name: 'places.town',
  text: `select ${CHOSEN} from places.town t where t.id = $1::int`,
};

const POINT = { latitude: '$1::float8', longitude: '$2::float8' };
const OF_TOWN = { latitude: 't.latitude', longitude: 't.longitude' };

/** The town in a box ($3 to $8) that is nearest to the point $1, $2, and how many metres away it is. */
export const NEAREST_TOWN = {
  name: 'places.nearest',
  text: `select ${CHOSEN}, ${distanceSql(POINT, OF_TOWN)} as metres from places.town t
    where ${insideSql(OF_TOWN, 3)} order by metres, t.id limit 1`,
};

/** The place and the preferences of the account $1, and its moves of the day that began after $2. */
export const OWN_PLACE = {
  name: 'places.own',
  text: `select a.uuid, p.town, p.label, p.country, p.zone as "timeZone", p.address, p.latitude, p.longitude,
      f.radius_km as "radiusKm", f.unit, coalesce(f.place_version, 0) as version, coalesce(m.count, 0) as moves
    from (select $1::uuid as uuid) a
    left join places.account_place p on p.account = a.uuid
    left join places.preference f on f.account = a.uuid
    left join places.moves m on m.account = a.uuid and m.since > $2::timestamptz`,
};

/** How often the place of the account $1 was set or removed. */
export const PLACE_VERSION = {
  name: 'places.version',
  text: 'select place_version as version from places.preference where account = $1::uuid',
};

/** Where the open store $1 is. */
export const STORE_PLACE = {
  name: 'places.of-store',
  text: `select s.uuid as store, p.address, p.latitude, p.longitude, p.zone as "timeZone",
      ${moment('p.confirmed_at')} as "confirmedAt"
    from users.listers s join places.account_place p on p.account = s.uuid
    where s.uuid = $1 and s.role = 'STORE' and p.is_exact`,
};

/** Where the account $1 looks from: its place and its radius. */
export const VIEWER = {
  name: 'places.viewer',
  text: `select p.latitude, p.longitude, f.radius_km as "radiusKm" from places.account_place p
    left join places.preference f on f.account = p.account where p.account = $1::uuid`,
};
