// Distances on the earth: how far, within what box, and how it is said of people.

/** A point in degrees: latitude -90 to 90, longitude -180 to 180. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the earth in metres (IUGG). The earth is no sphere: a distance is exact to 0.56 %. */
export const EARTH_RADIUS_M = 6_371_008.8;
export const METRES_PER_MILE = 1_609.344;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Whether this is a point on the earth: neither NaN nor out of range. */
export const isOnEarth = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/**
 * A point to about a centimetre. PostgreSQL fails on the squares of smaller angles, which are too small for a double: every point
 * that somebody sends goes through here before a statement computes with it.
 */
export const toCentimetres = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: rounded(latitude, 1e7),
  longitude: rounded(longitude, 1e7),
});

/** 0 rather than -0, which PostgreSQL and JSON would write differently. */
const rounded = (value: number, steps: number): number => Math.round(value * steps) / steps + 0;

/** The distance between two points in metres, along a great circle. */
export function haversine(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const h = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2;
  // Rounding may make it a little more than 1 between opposite points.
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** All points within it have a latitude between `south` and `north`, and a longitude in one of the ranges. */
export interface BoundingBox {
  readonly south: number;
  readonly north: number;
  /** One range; two where the box crosses the date line. */
  readonly longitudes: readonly (readonly [west: number, east: number])[];
}

const ALL_LONGITUDES = [[-180, 180]] as const;
/** Boxes are a little larger than they must be: rounding leaves nobody out. */
const SLACK = 1e-9;

/** The box around everything within `radius` metres of a point. It wraps at the date line, and holds every longitude at a pole. */
export function boundingBox({ latitude, longitude }: Coordinates, radius: number): BoundingBox {
  const angle = radius / EARTH_RADIUS_M + SLACK;
  const reach = degrees(angle);
  const [south, north] = [latitude - reach, latitude + reach];
  if (south <= -90 || north >= 90)
    return { south: Math.max(south, -90), north: Math.min(north, 90), longitudes: ALL_LONGITUDES };
  const width = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude))))) + SLACK;
  const [west, east] = [longitude - width, longitude + width];
  if (west < -180)
    return {
      south,
      north,
      longitudes: [
        [west + 360, 180],
        [-180, east],
      ],
    };
  if (east > 180)
    return {
      south,
      north,
      longitudes: [
        [west, 180],
        [-180, east - 360],
      ],
    };
  return { south, north, longitudes: [[west, east]] };
}

/** Whether a box holds a point. */
export const isInside = ({ south, north, longitudes }: BoundingBox, point: Coordinates): boolean =>
  point.latitude >= south &&
  point.latitude <= north &&
  longitudes.some(([west, east]) => point.longitude >= west && point.longitude <= east);

/** In kilometres: how far away people are, is said in these steps alone. */
export const BANDS_KM = [1, 3, 5, 10, 20, 50] as const;

/** The band of a distance in metres: the first that it is within; null beyond the last, which is "over 50 km". */
export const bandOf = (metres: number): (typeof BANDS_KM)[number] | null =>
  BANDS_KM.find((band) => metres <= band * 1000) ?? null;

/** Where a person is said to be: two decimals, about 1 km. The same point however often it is rounded. */
export const roundedForPeople = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: rounded(latitude, 100),
  longitude: rounded(longitude, 100),
});

/** The distance of a store in kilometres, with one decimal. */
export const kilometresOf = (metres: number): number => Math.round(metres / 100) / 10;

/** A distance in metres in the unit that somebody reads, with one decimal. */
export const inUnit = (metres: number, unit: 'KM' | 'MI'): number =>
  unit === 'MI' ? Math.round((metres / METRES_PER_MILE) * 10) / 10 : kilometresOf(metres);
