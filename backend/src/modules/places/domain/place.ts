// Where accounts are, and how far they look.
import { DAY_MS } from '../../../kernel/durations.js';
import { type BoundingBox, boundingBox, type Coordinates, toCentimetres } from './distance.js';

/** How often somebody may move in a day: each move is another point to measure distances from. */
export const MOVES_A_DAY = 5;
export const MOVES_PERIOD_MS = DAY_MS;
/** How far somebody looks, in kilometres. */
export const MIN_RADIUS_KM = 5;
export const MAX_RADIUS_KM = 200;
/** How far from a first place, until something else is chosen. */
export const DEFAULT_RADIUS_KM = 50;
/** How many stores a map shows at once. */
export const MAX_MAP_STORES = 500;
/** Kilometres around a point in which a town is looked for, one after the other. */
export const TOWN_WITHIN_KM = [20, 300] as const;

export const UNITS = ['KM', 'MI'] as const;
export type Unit = (typeof UNITS)[number];

/** Where somebody looks from; `radiusKm` is null for anywhere. */
export interface Viewer extends Coordinates {
  readonly radiusKm: number | null;
}

/** The values of `insideSql`: the edges of a box. Where it has one range of longitudes, it is there twice. */
export function boxValues({ south, north, longitudes }: BoundingBox): number[] {
  const [first, second = first] = longitudes;
  return [south, north, ...(first ?? []), ...(second ?? [])];
}

/** The values of the box around everything within some kilometres of a point. */
export const boxAround = (point: Coordinates, km: number): number[] =>
  boxValues(boundingBox(point, km * 1000));

/** Players are looked for from a place that is rounded to about a kilometre. */
const ROUNDING_KM = 2;

/** The values of the box that holds everybody within some kilometres of a point, whose own place may be rounded. */
export const boxWithin = (point: Coordinates, km: number): number[] => boxAround(point, km + ROUNDING_KM);

/** What is within the radius of somebody; `box` may hold more. */
export interface Area {
  readonly box: readonly number[];
  readonly radiusKm: number;
}

/** Whether those are left out who are farther away than the radius of the caller. */
export const RADII = ['mine', 'any'] as const;
export type Radius = (typeof RADII)[number];

/** The edges of a box in degrees; `west` is greater than `east` where it crosses the date line. */
export interface Edges {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The box between these edges. */
export const boxBetween = ({ south, west, north, east }: Edges): BoundingBox => ({
  south,
  north,
  longitudes:
    west <= east
      ? [[west, east]]
      : [
          [west, 180],
          [-180, east],
        ],
});

/** The middle of the box between these edges. */
export function middleOf({ south, west, north, east }: Edges): Coordinates {
  const width = west <= east ? east - west : east - west + 360;
  const longitude = west + width / 2;
  return toCentimetres({
    latitude: (south + north) / 2,
    longitude: longitude > 180 ? longitude - 360 : longitude,
  });
}
