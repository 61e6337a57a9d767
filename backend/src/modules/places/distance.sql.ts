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
 * The distance as an integer in steps of 100 m. Of a person it is the outer edge of the band, so that neither an order nor a filter by
 * it says more than the band.
 */
const KEY = `case when viewer.account is null or located.account is null then ${UNKNOWN_DISTANCE}
  when located.is_exact then round(${distanceSql(EXACTLY, LOCATED)} / 100)::int
  else coalesce(10 * ${bandSql(distanceSql(ABOUT, LOCATED))}, ${BEYOND_BANDS}) end`;

/**
 * Joins `distance` to rows with an account, after a table `viewer`: `distance.key` sorts by distance, unknown ones last. Each place is
 * fetched by itself (`limit 1`), as a plan for all lengths of a list would read all places; `offset 0` has the key computed once.
 */
export const joinDistance = (account: string): string =>
  `left join viewer on true
    left join lateral (select * from places.located where located.account = ${account} limit 1) located on true
    cross join lateral (select ${KEY} as key, located.is_exact offset 0) distance`;

/**
 * A condition: what has this distance key is within the radius of the viewer. Whose place is unknown is within every radius, and so
 * are all for a viewer without one.
 */
export const isWithinRadius = (key: string): string =>
  `coalesce(nullif(${key}, ${UNKNOWN_DISTANCE}) <= 10 * viewer.radius_km, true)`;

/** An expression: `DistanceDto` as JSON from a distance key, and from whether the place is exact; null for unknown distances. */
export const distanceJson = (key: string, isExact: string): string =>
  `case when ${key} < ${UNKNOWN_DISTANCE} then json_build_object(
    'km', case when ${key} < ${BEYOND_BANDS} then ${key} / 10.0::float8 end, 'isAbout', not ${isExact}) end`;
