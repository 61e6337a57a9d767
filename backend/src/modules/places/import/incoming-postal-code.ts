// Reads a line of a file of postal codes as GeoNames publishes them: 12 columns with tabs between them.
import { isOnEarth } from '../domain/distance.js';
import { placeKey } from '../domain/place-name.js';

const COLUMNS = 12;

/** A postal code of a file, and where it is. */
export interface IncomingPostalCode {
  readonly country: string;
  readonly key: string;
  /** The key of the place that it belongs to. */
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What a line says, or why it can't be used. */
export function incomingPostalCode(line: string): IncomingPostalCode | string {
  const columns = line.split('\t');
  if (columns.length !== COLUMNS) return `without ${COLUMNS} columns`;
  const [country = '', code = '', name = '', , , , , , , north = '', east = ''] = columns;
  if (!/^[A-Z]{2}$/.test(country)) return 'without a country';
  const key = placeKey(code);
  if (key === '') return 'without a postal code';
  const [latitude, longitude] = [north, east].map((value) =>
    value.trim() === '' ? Number.NaN : Number(value),
  );
  const point = { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
  if (!isOnEarth(point)) return 'without coordinates on the earth';
  return { country, key, place: placeKey(name), ...point };
}
