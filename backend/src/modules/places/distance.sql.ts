// How far an account is from the one that asks, in the statements of places and of other modules: what is shown, and what is sorted by.
import type { Radius } from './domain/place.js';
import { bandSql, distanceSql, nearSql, type SqlPoint } from './place.sql.js';

/** The keys of people beyond the last band, and of accounts whose distance is unknown. No distance on the earth is as much. */
const BEYOND_BANDS = 1_000_000;
const UNKNOWN_DISTANCE = 2_000_000;

const EXACTLY: SqlPoint = { latitude: 'viewer.latitude', longitude: 'viewer.longitude' };
/** Distances to people are between rounded places: a store, which could move by a metre, would otherwise find the edge of a band. */
const ABOUT: SqlPoint = { latitude: 'viewer.about_latitude', longitude: 'viewer.about_longitude' };
const LOCATED: SqlPoint = { latitude: 'located.latitude', longitude: 'located.longitude' };

/** In steps of 100 m. */
const TO_STORE = `round(${distanceSql(EXACTLY, LOCATED)} / 100)`;
/** In km; null beyond the last band. */
const TO_PERSON = bandSql(distanceSql(ABOUT, LOCATED));
/** The key of a row `located` of places.located, as `distanceKey` explains it, where `viewer` has a row too. */
export const LOCATED_KEY = `case when located.is_exact then ${TO_STORE}::int
    else coalesce(10 * ${TO_PERSON}, ${BEYOND_BANDS}) end`;
/** One row if both have a place. Each place is fetched by itself, however long a list is. */
const placesOf = (account: string) => `viewer join places.located on located.account = ${account}`;

const PLACE_OF_VIEWER = 'latitude, longitude, about_latitude, about_longitude';
/**
 * A common table `viewer`, which the expressions below read: the place of the account that asks, no row if it has none. Its radius is
 * fetched only for those that look within it.
 */
export const viewerSql = (account: string, radius: Radius = 'mine'): string =>
  `viewer as materialized (select ${PLACE_OF_VIEWER}${radius === 'mine' ? ', radius_km' : ''} from places.viewers where account = ${account}::uuid)`;

/** `json_build_object` would look up the type of each value for each entry. */
const distanceJson = (km: string, isAbout: string, from: string): string =>
  `(select row_to_json(measured) from ${from} cross join lateral (select ${km} as km, ${isAbout} as "isAbout") measured)`;

/** An expression: `DistanceDto` as JSON; null for unknown distances. */
export const distanceTo = (account: string): string =>
  distanceJson(
    `case when located.is_exact then ${TO_STORE} / 10 else ${TO_PERSON} end`,
    'not located.is_exact',
    placesOf(account),
  );

/**
 * An expression: what lists are sorted and filtered by, an integer in steps of 100 m. Of a person it is the outer edge of the band, so
 * that neither an order nor a filter says more than the band. Unknown distances come last.
 */
export const distanceKey = (account: string): string =>
  `coalesce((select ${LOCATED_KEY} from ${placesOf(account)}), ${UNKNOWN_DISTANCE})`;

const stepsTo = (point: SqlPoint): string => `round(${distanceSql(EXACTLY, point)} / 100)`;

/** An expression: `DistanceDto` as JSON, to a point that is public. */
export const distanceToPoint = (point: SqlPoint): string =>
  distanceJson(`${stepsTo(point)} / 10`, 'false', 'viewer');

/** An expression: the key of such a point. */
export const distanceKeyOfPoint = (point: SqlPoint): string =>
  `coalesce((select ${stepsTo(point)}::int from viewer), ${UNKNOWN_DISTANCE})`;

/** An expression: `DistanceDto` as JSON, of such a key and of whether it leads to an exact place. */
export const distanceOfKey = (key: string, isExact: string): string =>
  `case when ${key} < ${UNKNOWN_DISTANCE} then json_build_object(
    'km', case when ${key} < ${BEYOND_BANDS} then ${key} / 10.0::float8 end, 'isAbout', not ${isExact}) end`;

/**
 * A condition: what has this distance key is within the radius of the viewer. Accounts whose distance is unknown are within every
 * radius, and everybody is if the viewer has no radius.
 */
export const isWithinRadius = (key: string): string =>
  `coalesce(nullif(${key}, ${UNKNOWN_DISTANCE}) <= 10 * (select radius_km from viewer), true)`;

/**
 * A query: the accounts within the radius of the viewer, which has one, account, is_exact and distance key. Its parameters are those of
 * `boxValues`, from `$first` on, of the box around the radius. Whose distance is unknown is not among them.
 */
export const accountsNear = (first: number): string => `select account, is_exact, distance from (
        select located.account, located.is_exact, viewer.radius_km, ${LOCATED_KEY} as distance
        from viewer, places.located where ${nearSql(LOCATED, first)}) located where distance <= 10 * radius_km`;
