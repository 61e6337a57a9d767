// How far an account is from who asks, in the statements of places and of other modules: one sort key, from which all else follows.
import { bandSql, distanceSql, type SqlPoint } from './place.sql.js';

/** The keys of people beyond the last band, and of accounts whose distance is unknown. No distance on the earth is as much. */
export const BEYOND_BANDS = 1_000_000;
export const UNKNOWN_DISTANCE = 2_000_000;

const EXACTLY: SqlPoint = { latitude: 'viewer.latitude', longitude: 'viewer.longitude' };
/** A store that looks for people does so from as roughly as people are known: it could move by a metre to find an edge of a band. */
const ABOUT: SqlPoint = { latitude: 'viewer.about_latitude', longitude: 'viewer.about_longitude' };
const LOCATED: SqlPoint = { latitude: 'located.latitude', longitude: 'located.longitude' };

/** A common table `viewer`: the place of the account that asks, none if it has no place. */
export const viewerSql = (account: string): string =>
  `viewer as materialized (select * from places.viewers where account = ${account}::uuid)`;

/**
 * Joins `viewer` and `located`, the place of an account, to rows that stay even without them. Each place is fetched by itself
 * (`limit 1`), as a plan for all lengths of a list would read all places.
 */
export const joinPlaces = (account: string): string =>
  `left join viewer on true
    left join lateral (select * from places.located where located.account = ${account} limit 1) located on true`;

const IS_UNKNOWN = 'viewer.account is null or located.account is null';
/** In steps of 100 m. */
const OF_STORE = `round(${distanceSql(EXACTLY, LOCATED)} / 100)`;
/** In km; null beyond the last band. */
const OF_PERSON = bandSql(distanceSql(ABOUT, LOCATED));
const json = (km: string, isAbout: string) => `json_build_object('km', ${km}, 'isAbout', ${isAbout})`;

/** An expression over `joinPlaces`: `DistanceDto` as JSON; null for unknown distances. */
export const DISTANCE = `case when ${IS_UNKNOWN} then null when located.is_exact then ${json(`${OF_STORE} / 10`, 'false')}
  else ${json(OF_PERSON, 'true')} end`;

/**
 * An expression over `joinPlaces`: what lists are sorted and filtered by, an integer in steps of 100 m. Of a person it is the outer edge
 * of the band, so that neither an order nor a filter says more than the band. Unknown distances come last.
 */
export const DISTANCE_KEY = `case when ${IS_UNKNOWN} then ${UNKNOWN_DISTANCE} when located.is_exact then ${OF_STORE}::int
  else coalesce(10 * ${OF_PERSON}, ${BEYOND_BANDS}) end`;

/**
 * A condition: what has this distance key is within the radius of the viewer. Whose place is unknown is within every radius, and so
 * are all for a viewer without one.
 */
export const isWithinRadius = (key: string): string =>
  `coalesce(nullif(${key}, ${UNKNOWN_DISTANCE}) <= 10 * viewer.radius_km, true)`;

/** The same JSON of a row that has a distance key already, and whether its place is exact. */
export const distanceOfKey = (key: string, isExact: string): string =>
  `case when ${key} < ${UNKNOWN_DISTANCE} then ${json(
    `case when ${key} < ${BEYOND_BANDS} then ${key} / 10.0::float8 end`,
    `not ${isExact}`,
  )} end`;
