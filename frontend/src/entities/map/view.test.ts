/** The view of a map: projection, limits, what it holds, and the date line. */
import {
  boxOf,
  fitted,
  limited,
  minZoom,
  moved,
  pixelOf,
  pixelsOf,
  pointAt,
  project,
  unproject,
  viewAt,
  zoomedBy,
} from './view';

const SIZE = { width: 800, height: 400 };
const CHICAGO = { latitude: 41.85, longitude: -87.65 };
const FIJI = { latitude: -17.8, longitude: 178 };
const SAMOA = { latitude: -13.8, longitude: -171.8 };

test.each([CHICAGO, FIJI, SAMOA, { latitude: 0, longitude: 0 }])('%j is projected and back', (point) => {
  const { x, y } = project(point);
  const back = unproject(x, y);
  expect(back.latitude).toBeCloseTo(point.latitude, 8);
  expect(back.longitude).toBeCloseTo(point.longitude, 8);
});

test('the poles are at the edges of the world, which is square', () => {
  expect(project({ latitude: 90, longitude: -180 })).toEqual({ x: 0, y: expect.closeTo(0, 5) });
  expect(project({ latitude: -90, longitude: 180 })).toEqual({ x: 0, y: expect.closeTo(1, 5) });
});

test('a point in the map is the pixel that shows it, on both sides of the date line', () => {
  const view = viewAt(FIJI, 5);
  for (const point of [FIJI, SAMOA]) {
    const { left, top } = pixelOf(point, view, SIZE);
    const back = pointAt(left, top, view, SIZE);
    expect(back.latitude).toBeCloseTo(point.latitude, 6);
    expect(back.longitude).toBeCloseTo(point.longitude, 6);
  }
  // Samoa is 10.2 degrees east of Fiji, not 350 west.
  expect(pixelOf(SAMOA, view, SIZE).left).toBeGreaterThan(SIZE.width / 2);
});

test('no view shows the world twice, or what is beyond the poles', () => {
  expect(minZoom(SIZE)).toBeCloseTo(Math.log2(800 / 256));
  const view = limited({ x: 1.25, y: -3, zoom: -5 }, SIZE);
  expect(view.x).toBeCloseTo(0.25);
  expect(view.zoom).toBe(minZoom(SIZE));
  expect(boxOf(view, SIZE)).toMatchObject({ west: -180, east: 180, north: expect.closeTo(85.05, 1) });
});

test('the farthest view holds the whole world in a map of any width', () => {
  for (let width = 256; width < 2_600; width += 1) {
    const size = { width, height: 256 };
    expect(boxOf(limited({ x: 0.25, y: 0.5, zoom: 0 }, size), size)).toMatchObject({ west: -180, east: 180 });
  }
});

test('the box of a view crosses the date line with its west greater than its east', () => {
  const { west, east } = boxOf(viewAt(FIJI, 4), SIZE);
  expect(west).toBeGreaterThan(140);
  expect(east).toBeLessThan(-130);
});

test('dragging across the date line goes on east of it', () => {
  const view = moved(viewAt({ latitude: 0, longitude: 179 }, 6), -400, 0, SIZE);
  expect(unproject(view.x, view.y).longitude).toBeLessThan(-160);
});

test('zooming keeps what is under the pointer', () => {
  const view = viewAt(CHICAGO, 8);
  const at = { left: 100, top: 320 };
  const under = pointAt(at.left, at.top, view, SIZE);
  for (const by of [1, -1, 2.5]) {
    const after = pointAt(at.left, at.top, zoomedBy(view, by, SIZE, at), SIZE);
    expect(after.latitude).toBeCloseTo(under.latitude, 6);
    expect(after.longitude).toBeCloseTo(under.longitude, 6);
  }
});

test('a fitted view holds all its points, the shorter way around the world', () => {
  const view = fitted([FIJI, SAMOA], SIZE);
  if (!view) throw new Error('no view');
  const box = boxOf(view, SIZE);
  expect(box.west).toBeGreaterThan(box.east);
  expect(Math.abs(unproject(view.x, view.y).longitude)).toBeGreaterThan(170);
  for (const point of [FIJI, SAMOA]) {
    const { left, top } = pixelOf(point, view, SIZE);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(SIZE.width);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(SIZE.height);
  }
});

test('one point is shown with its surroundings; of no point there is no view', () => {
  expect(fitted([CHICAGO], SIZE)?.zoom).toBe(11);
  expect(fitted([], SIZE)).toBeNull();
});

test('a kilometer is longer on the map near the poles', () => {
  const at = (latitude: number) => pixelsOf(1000, viewAt({ latitude, longitude: 0 }, 10));
  expect(at(0)).toBeCloseTo(6.54, 2);
  expect(at(60)).toBeCloseTo(2 * at(0), 2);
});
