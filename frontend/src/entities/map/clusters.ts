/** Points that lie close together in a view, as one. */
import Supercluster from 'supercluster';
import { type Box, MAX_ZOOM, type Point } from './view';

/** What a map shows at a point. */
export interface MapPoint extends Point {
  id: string;
  /** What it is called, on the map and for screen readers. */
  name: string;
  /** What its marker says; nothing where that is left out. */
  mark?: string;
}

/** One point, or several that are too close together to tell apart. */
export interface Cluster extends Point {
  key: string;
  /** Up to 100 of them. */
  points: readonly MapPoint[];
  /** How many there are. */
  count: number;
  /** The zoom level that takes it apart; null where none does. */
  opensAt: number | null;
}

/** In pixels: markers that are farther apart can be pressed one by one. */
const RADIUS = 48;
/** More points of a cluster than this are not listed by name. */
const MAX_LISTED = 100;

interface Indexed {
  point: MapPoint;
}

/** An index of points, which answers for every view. */
export function indexPoints(points: readonly MapPoint[]): Supercluster<Indexed> {
  const index = new Supercluster<Indexed>({ radius: RADIUS, extent: 256, maxZoom: MAX_ZOOM });
  return index.load(
    points.map((point) => ({
      type: 'Feature' as const,
      properties: { point },
      geometry: { type: 'Point' as const, coordinates: [point.longitude, point.latitude] },
    })),
  );
}

/** What is in the box at a zoom level, from west to east. The order does not depend on the zoom level. */
export function clustersIn(index: Supercluster<Indexed>, box: Box, zoom: number): Cluster[] {
  const found = index.getClusters([box.west, box.south, box.east, box.north], Math.floor(zoom));
  return found
    .map(({ properties, geometry }): Cluster => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if (!('cluster' in properties))
        return {
          key: properties.point.id,
          latitude,
          longitude,
          points: [properties.point],
          count: 1,
          opensAt: null,
        };
      const id = properties.cluster_id;
      const points = index.getLeaves(id, MAX_LISTED).map((leaf) => leaf.properties.point);
      const opensAt = index.getClusterExpansionZoom(id);
      return {
        key: `cluster-${id}`,
        latitude,
        longitude: ((longitude + 540) % 360) - 180,
        points,
        count: properties.point_count,
        opensAt: opensAt > MAX_ZOOM ? null : opensAt,
      };
    })
    .sort((one, other) => one.longitude - other.longitude || other.latitude - one.latitude);
}
