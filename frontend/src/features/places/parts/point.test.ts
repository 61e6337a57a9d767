/** Points that are typed, pasted and moved. */
import { degreesOf, mapOf, movedBy, offsetOf, pairOf, shownPoint } from './point';

test.each([
  ['41.90329', 41.90329],
  [' 41,90329 ', 41.90329],
  ['-87.67', -87.67],
  ['−87.67', -87.67],
  ['87.67 W', -87.67],
  ['87.67° O', -87.67],
  ['33.9° S', -33.9],
  ['51N', 51],
  ['0', 0],
  ['-0', 0],
  ['180', 180],
])('%j is read as %d degrees', (typed, degrees) => {
  expect(degreesOf(typed, 180)).toBe(degrees);
});

test.each(['', 'north', '180.1', '1e2', 'NaN', '41.9.3', '--4', '9999'])('%j is no longitude', (typed) => {
  expect(degreesOf(typed, 180)).toBeNull();
});

test('a latitude ends at the poles', () => {
  expect(degreesOf('90', 90)).toBe(90);
  expect(degreesOf('90.00001', 90)).toBeNull();
});

test.each([
  ['41.90329, -87.67255', ['41.90329', '-87.67255']],
  ['41.90329 -87.67255', ['41.90329', '-87.67255']],
  ['41.90329° N, 87.67255° W', ['41.90329° N', '87.67255° W']],
])('%j is pasted as both', (typed, both) => {
  expect(pairOf(typed)).toEqual(both);
});

test.each(['41,90329', '41.90329', '41, 90', ''])('%j is not both', (typed) => {
  expect(pairOf(typed)).toBeNull();
});

const CHICAGO = { latitude: 41.85, longitude: -87.65 };

test.each([
  [100, 0, 'n'],
  [0, 100, 'e'],
  [-100, 0, 's'],
  [0, -100, 'w'],
  [100, 100, 'ne'],
  [-100, -100, 'sw'],
])('moved by %d m north and %d m east it lies as far away in that direction', (north, east, direction) => {
  const offset = offsetOf(CHICAGO, movedBy(CHICAGO, north, east));
  expect(offset.direction).toBe(direction);
  // The decimals are of about a metre.
  expect(Math.abs(offset.metres - Math.hypot(north, east))).toBeLessThan(1.5);
});

test('it goes on beyond the date line and stops at the poles', () => {
  const fiji = { latitude: -17, longitude: 179.9999 };
  const moved = movedBy(fiji, 0, 1000);
  expect(moved.longitude).toBeLessThan(-179.9);
  expect(offsetOf(fiji, moved)).toMatchObject({ direction: 'e' });
  expect(offsetOf(fiji, moved).metres).toBeCloseTo(1000, -1);
  expect(movedBy({ latitude: 89.9999, longitude: 0 }, 1000, 0).latitude).toBe(90);
  expect(Number.isFinite(movedBy({ latitude: 90, longitude: 0 }, 0, 10).longitude)).toBe(true);
});

test('it is shown with the decimals of a metre, also in the address of a map', () => {
  const point = { latitude: 41.9032912345, longitude: -87.6 };
  expect(shownPoint(point)).toBe('41.90329, -87.6');
  expect(mapOf(point)).toBe('https://www.openstreetmap.org/?mlat=41.90329&mlon=-87.6#map=18/41.90329/-87.6');
});
