/** A point on the map: read from what is typed, moved by metres, and how it lies from another. */
import type { Coordinates } from '../../../browser/location';

export type { Coordinates } from '../../../browser/location';

export const MAX_LATITUDE = 90;
export const MAX_LONGITUDE = 180;

const METRES_PER_DEGREE = 111_195;
/** Decimals of about a metre. */
const DECIMALS = 5;

/** Degrees with a point or a comma, a sign or a letter; O is the west of several languages. */
const DEGREES = /^([-+−]?)(\d{1,3}(?:[.,]\d*)?)\s*°?\s*([NSEWO]?)$/i;
const DOTTED = String.raw`[-+−]?\d{1,3}\.\d+\s*°?\s*[NSEWO]?`;
/** As maps copy it. */
const PAIR = new RegExp(`^\\s*(${DOTTED})(?:\\s*[,;]\\s*|\\s+)(${DOTTED})\\s*$`, 'i');

/** The degrees that were typed; null where they are none, or more than `max`. */
export function degreesOf(typed: string, max: number): number | null {
  const [, sign, digits = '', letter = ''] = DEGREES.exec(typed.trim()) ?? [];
  const value = Number(digits.replace(',', '.'));
  if (digits === '' || Number.isNaN(value) || value > max) return null;
  const isNegative = sign === '-' || sign === '−' || /[SWO]/i.test(letter);
  return isNegative && value !== 0 ? -value : value;
}

/** Latitude and longitude that were pasted into one field; null where there are not both. */
export function pairOf(typed: string): [latitude: string, longitude: string] | null {
  const [, latitude, longitude] = PAIR.exec(typed) ?? [];
  return latitude && longitude ? [latitude.trim(), longitude.trim()] : null;
}

/** A coordinate as a field shows it. */
export const shownDegrees = (degrees: number): string => String(Number(degrees.toFixed(DECIMALS)));

/** Both, as a map takes them. */
export const shownPoint = ({ latitude, longitude }: Coordinates): string =>
  `${shownDegrees(latitude)}, ${shownDegrees(longitude)}`;

/** The point at an offset in metres north and east. It stops at the poles and goes on beyond the date line. */
export function movedBy({ latitude, longitude }: Coordinates, north: number, east: number): Coordinates {
  const width = METRES_PER_DEGREE * Math.max(Math.cos((latitude * Math.PI) / 180), 1e-6);
  const wrapped = ((longitude + east / width + 540) % 360) - 180;
  const moved = latitude + north / METRES_PER_DEGREE;
  return {
    latitude: Number(Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, moved)).toFixed(DECIMALS)),
    longitude: Number((east === 0 ? longitude : wrapped).toFixed(DECIMALS)),
  };
}

/** Of the compass, clockwise from north. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How far a point is from another in metres, and in which direction; exact enough within some hundred kilometres. */
export function offsetOf(from: Coordinates, to: Coordinates): { metres: number; direction: Direction } {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  const turn = ((to.longitude - from.longitude + 540) % 360) - 180;
  const north = (to.latitude - from.latitude) * METRES_PER_DEGREE;
  const east = turn * METRES_PER_DEGREE * Math.cos(middle);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return { metres: Math.hypot(north, east), direction: DIRECTIONS[(eighth + 8) % 8] ?? 'n' };
}

/** A map of anybody with the point on it, opened by a press alone. */
export const mapOf = ({ latitude, longitude }: Coordinates): string => {
  const at = new URLSearchParams({ mlat: shownDegrees(latitude), mlon: shownDegrees(longitude) });
  return `https://www.openstreetmap.org/?${at}#map=18/${shownDegrees(latitude)}/${shownDegrees(longitude)}`;
};
