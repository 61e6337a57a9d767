// Finds the points near another one: a grid of whole degrees.

const RADIUS_KM = 6371.0088;
const rad = (degrees) => (degrees * Math.PI) / 180;

/** Kilometres between two points. */
export function kilometres(a, b) {
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lon - a.lon) / 2) ** 2;
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Towns by the degree that they lie in. */
export function gridOf(towns) {
  const cells = new Map();
  const cell = (lat, lon) => `${Math.floor(lat)},${((Math.floor(lon) + 540) % 360) - 180}`;
  for (const town of towns) {
    const at = cell(town.lat, town.lon);
    cells.set(at, [...(cells.get(at) ?? []), town]);
  }
  return {
    /** The towns in the degree of a point and in those around it: all within 55 km south of 60° N. */
    around: ({ lat, lon }) =>
      [-1, 0, 1].flatMap((north) =>
        [-1, 0, 1].flatMap((east) => cells.get(cell(lat + north, lon + east)) ?? []),
      ),
  };
}

/** The nearest of some towns to a point. */
export function nearest(towns, point) {
  let found;
  let least = Infinity;
  for (const town of towns) {
    const km = kilometres(point, town);
    if (km < least) [found, least] = [town, km];
  }
  return found && { town: found, km: least };
}
