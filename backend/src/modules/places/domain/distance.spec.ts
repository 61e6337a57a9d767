// Distances against published ones, and what holds everywhere on the earth.
import fc from 'fast-check';
import {
  BANDS_KM,
  bandOf,
  boundingBox,
  type Coordinates,
  EARTH_RADIUS_M,
  haversine,
  inUnit,
  isInside,
  isOnEarth,
  roundedForPeople,
} from './distance.js';

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const nearDateLine = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.oneof(
    fc.double({ min: 179, max: 180, noNaN: true }),
    fc.double({ min: -180, max: -179, noNaN: true }),
  ),
});
const nearPole = fc.record({
  latitude: fc.oneof(
    fc.double({ min: 89, max: 90, noNaN: true }),
    fc.double({ min: -90, max: -89, noNaN: true }),
  ),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const somewhere = fc.oneof(anywhere, nearDateLine, nearPole);
const radius = fc.double({ min: 1, max: 20_000_000, noNaN: true });

describe('a distance', () => {
  it.each([
    // Nashville to Los Angeles airport: the example of Rosetta Code's "Haversine formula", 2887.26 km with a radius of 6372.8 km.
    ['BNA', at(36.12, -86.67), 'LAX', at(33.94, -118.4), (2887.26 * 6371.0088) / 6372.8],
    // Land's End to John o' Groats: the example of Movable Type Scripts' "Calculate distance", 968.9 km with 6371 km.
    ['Land’s End', at(50.066389, -5.714722), 'John o’ Groats', at(58.643889, -3.07), 968.9],
    // A quarter of a meridian and half of the equator, by definition of the mean radius.
    ['the equator', at(0, 0), 'the pole', at(90, 0), (Math.PI / 2) * 6371.0088],
    ['Greenwich', at(0, 0), 'the date line', at(0, 180), Math.PI * 6371.0088],
  ])('from %s to %s', (_from, a, _to, b, km) => {
    expect(Math.abs(haversine(a, b) / 1000 - km)).toBeLessThan(0.06);
  });

  it('is within 0.6 % of a geodesic on the ellipsoid', () => {
    // Flinders Peak to Buninyong: the worked example of Geoscience Australia's GDA technical manual, 54,972.271 m.
    const flinders = at(-(37 + 57 / 60 + 3.7203 / 3600), 144 + 25 / 60 + 29.5244 / 3600);
    const buninyong = at(-(37 + 39 / 60 + 10.1561 / 3600), 143 + 55 / 60 + 35.3839 / 3600);
    expect(Math.abs(haversine(flinders, buninyong) / 54_972.271 - 1)).toBeLessThan(0.006);
  });

  it('is the same both ways, 0 to itself, and never more than half around the earth', () => {
    fc.assert(
      fc.property(somewhere, somewhere, (a, b) => {
        const metres = haversine(a, b);
        expect(metres).toBe(haversine(a, b));
        expect(Math.abs(metres - haversine(b, a))).toBeLessThan(1e-3);
        expect(haversine(a, a)).toBe(0);
        expect(metres).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_M);
      }),
    );
  });

  it('is short across the date line', () => {
    expect(haversine(at(0, 179.99), at(0, -179.99)) / 1000).toBeCloseTo(2.22, 1);
    expect(haversine(at(90, 0), at(90, 137))).toBeLessThan(0.001);
  });

  it('keeps the triangle inequality', () => {
    fc.assert(
      fc.property(somewhere, somewhere, somewhere, (a, b, c) => {
        expect(haversine(a, c)).toBeLessThanOrEqual(haversine(a, b) + haversine(b, c) + 1);
      }),
    );
  });
});

describe('a bounding box', () => {
  it('holds everything within the radius, at the date line and the poles too', () => {
    fc.assert(
      fc.property(somewhere, somewhere, radius, (centre, point, metres) => {
        fc.pre(haversine(centre, point) <= metres);
        expect(isInside(boundingBox(centre, metres), point)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('holds what lies just within a small radius', () => {
    const step = fc.double({ min: -0.05, max: 0.05, noNaN: true });
    const wrapped = (longitude: number) => ((longitude + 540) % 360) - 180;
    fc.assert(
      fc.property(somewhere, step, step, (centre, north, east) => {
        const latitude = Math.max(-90, Math.min(90, centre.latitude + north));
        const point = at(latitude, wrapped(centre.longitude + east));
        const box = boundingBox(centre, haversine(centre, point) + 0.001);
        expect(isInside(box, point)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is no larger than it must be', () => {
    const { south, north, longitudes } = boundingBox(at(60, 10), 10_000);
    expect(north - south).toBeCloseTo(0.18, 2);
    expect(longitudes).toHaveLength(1);
    const [[west, east] = [0, 0]] = longitudes;
    expect(east - west).toBeCloseTo(0.36, 2);
  });

  it.each([
    ['east', at(0, 179.99)],
    ['west', at(0, -179.99)],
  ])('has two ranges of longitudes %s of the date line', (_side, centre) => {
    const { longitudes } = boundingBox(centre, 10_000);
    expect(longitudes).toHaveLength(2);
    for (const [west, east] of longitudes) {
      expect(west).toBeLessThan(east);
      expect(Math.abs(west)).toBeLessThanOrEqual(180);
      expect(Math.abs(east)).toBeLessThanOrEqual(180);
    }
  });

  it.each([90, -90, 89.99])('holds every longitude at %d degrees north', (latitude) => {
    const { south, north, longitudes } = boundingBox(at(latitude, 20), 5_000);
    expect(longitudes).toEqual([[-180, 180]]);
    expect(Math.max(Math.abs(south), Math.abs(north))).toBeLessThanOrEqual(90);
  });

  it('of 20,000 km holds nearly everything', () => {
    expect(boundingBox(at(10, 10), 20_000_000)).toEqual({ south: -90, north: 90, longitudes: [[-180, 180]] });
  });
});

describe('what is said of people', () => {
  it.each([
    [0, 1],
    [1_000, 1],
    [1_001, 3],
    [4_200, 5],
    [10_000, 10],
    [19_999, 20],
    [50_000, 50],
    [50_001, null],
    [9_000_000, null],
  ])('of %d m is the band %s', (metres, band) => {
    expect(bandOf(metres)).toBe(band);
  });

  it('never grows when somebody is nearer', () => {
    const metres = fc.double({ min: 0, max: 100_000, noNaN: true });
    const width = (band: number | null) => band ?? Infinity;
    fc.assert(
      fc.property(metres, metres, (a, b) => {
        expect(width(bandOf(Math.min(a, b)))).toBeLessThanOrEqual(width(bandOf(Math.max(a, b))));
      }),
    );
    expect(BANDS_KM).toEqual([1, 3, 5, 10, 20, 50]);
  });

  it('is a place rounded to two decimals, once and for all, on the earth and within about a kilometre', () => {
    fc.assert(
      fc.property(somewhere, (point) => {
        const rounded = roundedForPeople(point);
        expect(roundedForPeople(rounded)).toEqual(rounded);
        expect(isOnEarth(rounded)).toBe(true);
        expect(Object.is(rounded.latitude, -0) || Object.is(rounded.longitude, -0)).toBe(false);
        expect(haversine(point, rounded)).toBeLessThan(790);
      }),
    );
  });
});

it('is said in kilometres or miles', () => {
  expect([inUnit(2_130, 'KM'), inUnit(1_609.344, 'MI'), inUnit(0, 'MI')]).toEqual([2.1, 1, 0]);
});

it.each([
  [Number.NaN, 0],
  [0, Number.NaN],
  [90.01, 0],
  [0, -180.01],
  [Infinity, 0],
])('%d, %d is not on the earth', (latitude, longitude) => {
  expect(isOnEarth(at(latitude, longitude))).toBe(false);
});
