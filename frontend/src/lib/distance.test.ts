/** How distances are said. */
import { formatDistance, unitOfLocale } from './distance';

const toStore = (km: number) => ({ km, isAbout: false });
const toPlayer = (km: number | null) => ({ km, isAbout: true });

// @spec rule-distance
test.each([
  [0, '0 km', '0 mi'],
  [0.4, '0.4 km', '0.2 mi'],
  [2.1, '2.1 km', '1.3 mi'],
  [16.7, '16.7 km', '10.4 mi'],
  [7087.2, '7,087 km', '4,404 mi'],
])('a store that is %f km away is said exactly', (km, inKm, inMiles) => {
  expect(formatDistance(toStore(km), 'KM')).toBe(inKm);
  expect(formatDistance(toStore(km), 'MI')).toBe(inMiles);
});

test.each([
  [1, 'about 1 km', 'about 0.6 mi'],
  [3, 'about 3 km', 'about 2 mi'],
  [5, 'about 5 km', 'about 3 mi'],
  [10, 'about 10 km', 'about 6 mi'],
  [20, 'about 20 km', 'about 12 mi'],
  [50, 'about 50 km', 'about 31 mi'],
  [null, 'over 50 km', 'over 31 mi'],
])('a player in the band of %p km is said to be about as far', (km, inKm, inMiles) => {
  expect(formatDistance(toPlayer(km), 'KM')).toBe(inKm);
  expect(formatDistance(toPlayer(km), 'MI')).toBe(inMiles);
});

test('numbers are written as the reader writes them', () => {
  expect(formatDistance(toStore(16.7), 'KM', 'es')).toBe('16,7 km');
  expect(formatDistance(toStore(7087.2), 'MI', 'de')).toBe('4.404 mi');
});

test('a distance that is not known is said by nothing', () => {
  expect(formatDistance({ km: null, isAbout: false }, 'KM')).toBe('');
});

test.each([
  ['en-US', 'MI'],
  ['en', 'MI'],
  ['es-US', 'MI'],
  ['en-GB', 'MI'],
  ['en-CA', 'KM'],
  ['es', 'KM'],
  ['es-MX', 'KM'],
  ['de-DE', 'KM'],
])('in %s distances are in %s', (locale, unit) => {
  expect(unitOfLocale(locale)).toBe(unit);
});
