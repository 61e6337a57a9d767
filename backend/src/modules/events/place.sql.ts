// The place of events in SQL: their own, or that of their store.
import { distanceTo, distanceToPoint } from '../places/index.js';

/** The point of a row, which has one if the event is not at its store. */
export const pointOf = (row: string) => ({
  latitude: `${row}.place_latitude`,
  longitude: `${row}.place_longitude`,
});

/** `EventPlaceDto` of a row as JSON; null at the store. */
export const placeOf = (row: string): string =>
  `case when ${row}.place_latitude is not null then json_build_object('label', ${row}.place_label,
    'latitude', ${row}.place_latitude, 'longitude', ${row}.place_longitude) end`;

/** `DistanceDto` of a row as JSON. */
export const distanceOf = (row: string): string =>
  `case when ${row}.place_latitude is null then ${distanceTo(`${row}.store`)} else ${distanceToPoint(pointOf(row))} end`;
