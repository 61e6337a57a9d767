/**
 * Coasts and borders, which come with the product: a map without tiles. Two levels of detail of the same data (Natural Earth, in the
 * public domain), each in a file of its own that is loaded when a view needs it.
 */
import { geoBounds, geoMercator, geoPath } from 'd3-geo';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { loadOnce } from '../../lib/lazy-with-preload';
import { type Box, boxOf, type MapView, type Size, unproject, worldSize } from './view';

type Country = Feature<Geometry>;
interface Outlined {
  country: Country;
  box: Box;
}
export type Outline = readonly Outlined[];

/** From here on the fine outline is loaded. */
export const FINE_FROM_ZOOM = 4;
/** Borders are drawn somewhat beyond the edges, so that these do not show. */
const MARGIN = 20;

/** The countries of a file of world-atlas. */
function outlineOf(topology: Topology): Outline {
  const { countries } = topology.objects;
  if (!countries) return [];
  const found = feature(topology, countries) as Country | FeatureCollection;
  const all = found.type === 'FeatureCollection' ? found.features : [found];
  return all.map((country) => {
    const [[west, south], [east, north]] = geoBounds(country);
    return { country, box: { south, west, north, east } };
  });
}

const load = (file: Promise<{ default: Topology }>) => file.then((json) => outlineOf(json.default));
export const loadCoarseOutline = loadOnce(() => load(import('world-atlas/countries-110m.json')));
export const loadFineOutline = loadOnce(() => load(import('world-atlas/countries-50m.json')));

/** The outline of what a view shows, as the data of an SVG path. */
export function outlinePath(outline: Outline, view: MapView, size: Size): string {
  const { latitude, longitude } = unproject(view.x, view.y);
  const projection = geoMercator()
    .scale(worldSize(view.zoom) / (2 * Math.PI))
    .rotate([-longitude, 0])
    .center([0, latitude])
    .translate([size.width / 2, size.height / 2])
    .clipExtent([
      [-MARGIN, -MARGIN],
      [size.width + MARGIN, size.height + MARGIN],
    ]);
  const shown = boxOf(view, size);
  const draw = geoPath(projection).digits(1);
  return outline
    .filter(({ box }) => areOverlapping(box, shown))
    .map(({ country }) => draw(country) ?? '')
    .join('');
}

/** Whether two boxes have a part in common, each of which may cross the date line. */
export function areOverlapping(one: Box, other: Box): boolean {
  if (one.south > other.north || one.north < other.south) return false;
  return rangesOf(one).some(([west, east]) =>
    rangesOf(other).some(([otherWest, otherEast]) => west <= otherEast && east >= otherWest),
  );
}

const rangesOf = ({ west, east }: Box): [west: number, east: number][] =>
  west <= east
    ? [[west, east]]
    : [
        [west, 180],
        [-180, east],
      ];
