// Distances in SQL: the expressions that statements of places and of other modules are made of.
import { BANDS_KM, EARTH_RADIUS_M } from './domain/distance.js';

/** The columns or parameters of a point, as SQL. */
export interface SqlPoint {
  readonly latitude: string;
  readonly longitude: string;
}

/**
 * An expression: the metres between two points; null where one of them is null. It equals `haversine`; a point
 * that somebody sends is rounded by `toCentimetres` first.
 */
export const distanceSql = (a: SqlPoint, b: SqlPoint): string =>
  `(2 * ${EARTH_RADIUS_M}::float8 * asin(least(1::float8, sqrt(
    sin(radians(${b.latitude} - ${a.latitude}) / 2) ^ 2 + cos(radians(${a.latitude})) * cos(radians(${b.latitude}))
    * sin(radians(${b.longitude} - ${a.longitude}) / 2) ^ 2))))`;

/**
 * A condition: the point lies in a box. Its parameters are those of `boxValues`, from `$first` on. An index on latitude and
 * longitude answers it; `distanceSql` then says which points of the box are within the radius.
 */
export const insideSql = ({ latitude, longitude }: SqlPoint, first: number): string => {
  const [south, north, west, east, otherWest, otherEast] = [0, 1, 2, 3, 4, 5].map(
    (n) => `$${first + n}::float8`,
  );
  return `(${latitude} between ${south} and ${north}
    and (${longitude} between ${west} and ${east} or ${longitude} between ${otherWest} and ${otherEast}))`;
};

/** The strip of a fiftieth of a degree, some 2 km, that a latitude lies in. */
const stripSql = (latitude: string): string => `floor(${latitude} * 50)::int`;

/**
 * The same condition for the box around a radius, of accounts: an index on strips of latitude and the longitude answers it. One on
 * latitude would read everybody who lives as far north, all around the world; it is read so only where the box crosses the date line.
 */
export const nearSql = (point: SqlPoint, first: number): string => {
  const [south, north, west, east, otherWest, otherEast] = [0, 1, 2, 3, 4, 5].map(
    (n) => `$${first + n}::float8`,
  );
  return `(${stripSql(point.latitude)} = any (array(select generate_series(${stripSql(`${south}`)}, ${stripSql(`${north}`)})))
    and ${point.longitude} between least(${west}, ${otherWest}) and greatest(${east}, ${otherEast})
    and ${insideSql(point, first)})`;
};

const FARTHEST_FIRST = [...BANDS_KM].reverse();
const THRESHOLDS = FARTHEST_FIRST.map((km) => `${-1000 * km}::float8`).join(', ');
/** An expression: the band in km of a distance in metres, as `bandOf` says it; the distance is computed once. */
export const bandSql = (metres: string): string =>
  `(array[null, ${FARTHEST_FIRST.join(', ')}])[1 + width_bucket(-(${metres}), array[${THRESHOLDS}])]`;
