/** The view of a map in the Web Mercator projection: its center and zoom, and how points on the earth lie in it. */

export interface Point {
  latitude: number;
  longitude: number;
}

/** The center as fractions of the world, from the date line eastward and from the north edge southward. */
export interface MapView {
  x: number;
  y: number;
  zoom: number;
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** `west` is greater than `east` where the box crosses the date line. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

const TILE_SIZE = 256;
export const MAX_ZOOM = 18;
/** The projection shows no more than this: the poles are infinitely far away. */
const MAX_LATITUDE = 85.0511;
const EQUATOR_M = 40_075_017;
/** How far the points of a fitted view stay from its edges, as a share of it. */
const FITTED = 0.76;
/** A view that was fitted to one place shows its surroundings. */
export const TOWN_ZOOM = 11;
/** Coasts and borders are seen from here. */
export const OUTLINE_ZOOM = 6;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
/** Into 0 to 1: east of the date line the world begins again. */
const wrap = (x: number): number => x - Math.floor(x);
/** A horizontal offset, the shorter way around the world. */
const shortest = (dx: number): number => dx - Math.round(dx);

/** The side of the whole world, in pixels. */
export const worldSize = (zoom: number): number => TILE_SIZE * 2 ** zoom;

/** A point as fractions of the world. */
export function project({ latitude, longitude }: Point): { x: number; y: number } {
  const angle = radians(clamp(latitude, -MAX_LATITUDE, MAX_LATITUDE));
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI);
  return { x: wrap(longitude / 360 + 0.5), y };
}

/** The point at fractions of the world. */
export function unproject(x: number, y: number): Point {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: wrap(x) * 360 - 180 };
}

/** A view at a point. */
export const viewAt = (point: Point, zoom: number): MapView => ({ ...project(point), zoom });

/** The farthest out that a map of this size goes: no part of the world is in it twice. */
export const minZoom = ({ width, height }: Size): number =>
  Math.max(0, Math.log2(Math.max(width, height, TILE_SIZE) / TILE_SIZE));

/** The nearest view that is allowed: within the zoom levels, and with nothing beyond the poles. */
export function limited({ x, y, zoom }: MapView, size: Size): MapView {
  const level = clamp(zoom, minZoom(size), MAX_ZOOM);
  const half = size.height / 2 / worldSize(level);
  return { x: wrap(x), y: clamp(y, Math.min(half, 0.5), Math.max(1 - half, 0.5)), zoom: level };
}

/** Where a point is in the map, in pixels from its top left corner. */
export function pixelOf(point: Point, view: MapView, size: Size): { left: number; top: number } {
  const world = worldSize(view.zoom);
  const { x, y } = project(point);
  return {
    left: size.width / 2 + shortest(x - view.x) * world,
    top: size.height / 2 + (y - view.y) * world,
  };
}

/** The point at a place in the map. */
export function pointAt(left: number, top: number, view: MapView, size: Size): Point {
  const world = worldSize(view.zoom);
  return unproject(
    view.x + (left - size.width / 2) / world,
    clamp(view.y + (top - size.height / 2) / world, 0, 1),
  );
}

/** The view after the map was dragged by pixels. */
export const moved = (view: MapView, dx: number, dy: number, size: Size): MapView => {
  const world = worldSize(view.zoom);
  return limited({ ...view, x: view.x - dx / world, y: view.y - dy / world }, size);
};

/** The view after zooming by levels; what is at `at` in the map stays there. */
export function zoomedBy(
  view: MapView,
  by: number,
  size: Size,
  at = { left: size.width / 2, top: size.height / 2 },
): MapView {
  const zoom = clamp(view.zoom + by, minZoom(size), MAX_ZOOM);
  const [right, down] = [at.left - size.width / 2, at.top - size.height / 2];
  const change = 1 / worldSize(view.zoom) - 1 / worldSize(zoom);
  return limited({ x: view.x + right * change, y: view.y + down * change, zoom }, size);
}

/** The box that the map shows. */
export function boxOf(view: MapView, size: Size): Box {
  const world = worldSize(view.zoom);
  const [right, down] = [size.width / 2 / world, size.height / 2 / world];
  const { latitude: north } = unproject(view.x, clamp(view.y - down, 0, 1));
  const { latitude: south } = unproject(view.x, clamp(view.y + down, 0, 1));
  // To half a pixel: the size of the world comes from a logarithm, whose last digits depend on the browser.
  if (size.width > world - 0.5) return { south, west: -180, north, east: 180 };
  return {
    south,
    west: unproject(view.x - right, view.y).longitude,
    north,
    east: unproject(view.x + right, view.y).longitude,
  };
}

/** The view that holds all the points, across the date line if that is shorter; null where there are none. */
export function fitted(points: readonly Point[], size: Size, farthestIn = TOWN_ZOOM): MapView | null {
  const places = points.map(project);
  const [first] = places;
  if (!first) return null;
  const xs = places.map(({ x }) => x).sort((one, other) => one - other);
  const ys = places.map(({ y }) => y);
  const { from, width } = spanOf(xs);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const across = (pixels: number, share: number) =>
    share > 0 ? Math.log2((pixels * FITTED) / (share * TILE_SIZE)) : MAX_ZOOM;
  const zoom = Math.min(across(size.width, width), across(size.height, bottom - top), farthestIn);
  return limited({ x: from + width / 2, y: (top + bottom) / 2, zoom }, size);
}

/** The shortest range that holds all of these fractions of the world, which are in order. */
function spanOf(xs: readonly number[]): { from: number; width: number } {
  const [first = 0] = xs;
  const last = xs.at(-1) ?? first;
  let gap = { width: first + 1 - last, from: first };
  for (const [nth, x] of xs.entries()) {
    const next = xs[nth + 1];
    if (next !== undefined && next - x > gap.width) gap = { width: next - x, from: next };
  }
  return { from: gap.from, width: 1 - gap.width };
}

/** The pixels of a length on the ground, at the latitude of the center. */
export function pixelsOf(metres: number, view: MapView): number {
  const { latitude } = unproject(view.x, view.y);
  return (metres / (EQUATOR_M * Math.cos(radians(latitude)))) * worldSize(view.zoom);
}
