/** Markers that lie close together are one, until a closer view takes them apart. */
import { clustersIn, indexPoints, type MapPoint } from './clusters';
import { boxOf, MAX_ZOOM, viewAt } from './view';

const SIZE = { width: 800, height: 400 };
const at = (id: string, latitude: number, longitude: number): MapPoint => ({
  ...{ id, name: `Store ${id}`, latitude, longitude },
});
const names = (points: readonly MapPoint[]) => points.map(({ id }) => id).sort();
const shown = (points: MapPoint[], center: MapPoint, zoom: number) =>
  clustersIn(indexPoints(points), boxOf(viewAt(center, zoom), SIZE), zoom);

test('close points are one marker far out, and two close up', () => {
  const [a, b] = [at('a', 41.85, -87.65), at('b', 41.87, -87.66)];
  const [cluster, ...others] = shown([a, b], a, 8.7);
  expect(others).toEqual([]);
  expect(names(cluster?.points ?? [])).toEqual(['a', 'b']);
  expect(cluster?.opensAt).toBeGreaterThan(8);
  const apart = shown([a, b], a, cluster?.opensAt ?? 0);
  expect(apart.map(({ key }) => key).sort()).toEqual(['a', 'b']);
});

test('points at one address stay one marker, which no zoom level takes apart', () => {
  const [a, b] = [at('a', 41.85, -87.65), at('b', 41.85, -87.65)];
  const [cluster, ...others] = shown([a, b], a, MAX_ZOOM);
  expect(others).toEqual([]);
  expect(names(cluster?.points ?? [])).toEqual(['a', 'b']);
  expect(cluster?.opensAt).toBeNull();
});

test('a view across the date line has the points of both sides', () => {
  const [fiji, samoa] = [at('fiji', -17.8, 178), at('samoa', -13.8, -171.8)];
  expect(
    shown([fiji, samoa, at('paris', 48.9, 2.3)], fiji, 4)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['fiji', 'samoa']);
});

test('points are counted once, however many there are', () => {
  const many = Array.from({ length: 500 }, (_, nth) =>
    at(`${nth}`, 40 + (nth % 25) / 10, -90 + Math.floor(nth / 25) / 10),
  );
  const found = clustersIn(indexPoints(many), { south: -85, west: -180, north: 85, east: 180 }, 3);
  expect(found.length).toBeLessThan(10);
  const all = found.flatMap(({ points }) => names(points));
  expect(new Set(all).size).toBe(all.length);
});
