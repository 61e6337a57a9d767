/** The radii that can be chosen. */
import { distanceText, MAX_RADIUS_KM, MIN_RADIUS_KM, radiusChoices } from './distance-choices';

test.each(['KM', 'MI'] as const)('every radius in %s is one that the server takes', (unit) => {
  const choices = radiusChoices(unit, null);
  expect(choices.length).toBeGreaterThan(5);
  for (const { km } of choices) {
    expect(Number.isInteger(km)).toBe(true);
    expect(km).toBeGreaterThanOrEqual(MIN_RADIUS_KM);
    expect(km).toBeLessThanOrEqual(MAX_RADIUS_KM);
  }
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
});

test('a radius that was chosen in the other unit stays among the choices, in its place', () => {
  const inMiles = radiusChoices('MI', 50, 'en-US');
  expect(inMiles.find(({ km }) => km === 50)?.label).toBe('31 miles');
  expect(inMiles.map(({ km }) => km)).toEqual(inMiles.map(({ km }) => km).toSorted((a, b) => a - b));
  expect(radiusChoices('KM', 40, 'es').find(({ km }) => km === 40)?.label).toBe('40 kilómetros');
});

test('distances are said in the unit, with a decimal below 10, and in meters or feet where they are short', () => {
  expect(distanceText(0.35, 'KM', 'en-US')).toBe('350 meters');
  expect(distanceText(0.99996, 'KM', 'en-US')).toBe('1 kilometer');
  expect(distanceText(0.01, 'MI', 'en-US')).toBe('33 feet');
  expect(distanceText(0.01, 'KM', 'es')).toBe('10 metros');
  expect(distanceText(2.44, 'KM', 'en-US')).toBe('2.4 kilometers');
  expect(distanceText(2.44, 'KM', 'es')).toBe('2,4 kilómetros');
  expect(distanceText(40, 'MI', 'en-US')).toBe('25 miles');
});
