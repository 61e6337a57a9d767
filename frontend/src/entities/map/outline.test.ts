/** The outline that comes with the product, and which tiles an operator's map is made of. */
import { areOverlapping, loadCoarseOutline, outlinePath } from './outline';
import { isTileFile, tilesOf, tileUrl } from './tiles';
import { viewAt } from './view';

const SIZE = { width: 640, height: 400 };

test('draws the countries of a view, and nothing in the middle of an ocean', async () => {
  const outline = await loadCoarseOutline();
  expect(outline.length).toBeGreaterThan(150);
  const rome = outlinePath(outline, viewAt({ latitude: 41.9, longitude: 12.5 }, 5), SIZE);
  expect(rome).toMatch(/^M[\d.,MLZ-]+$/);
  expect(outlinePath(outline, viewAt({ latitude: 0, longitude: -140 }, 7), SIZE)).toBe('');
});

test('draws what crosses the date line on both sides of it, within the view', async () => {
  const path = outlinePath(await loadCoarseOutline(), viewAt({ latitude: 66, longitude: 180 }, 4), SIZE);
  const lefts = [...path.matchAll(/[ML](-?[\d.]+),/g)].map(([, left]) => Number(left));
  expect(Math.min(...lefts)).toBeLessThan(SIZE.width / 2);
  expect(Math.max(...lefts)).toBeGreaterThan(SIZE.width / 2);
  expect(Math.max(...lefts.map((left) => Math.abs(left - SIZE.width / 2)))).toBeLessThan(SIZE.width);
});

test('boxes overlap across the date line as well', () => {
  const russia = { south: 41, north: 82, west: 27, east: -169 };
  const around = (longitude: number) => ({
    south: 60,
    north: 70,
    west: longitude - 5,
    east: longitude + 5,
  });
  expect(areOverlapping(russia, around(-172))).toBe(true);
  expect(areOverlapping(russia, around(100))).toBe(true);
  expect(areOverlapping(russia, around(-100))).toBe(false);
  expect(areOverlapping(russia, { ...around(100), south: -20, north: 0 })).toBe(false);
});

test('tiles cover the view once, wrap at the date line and end at the poles', () => {
  const tiles = tilesOf(viewAt({ latitude: 0, longitude: 180 }, 4.4), SIZE, 19);
  expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([4]));
  expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
  for (const { x, y } of tiles) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThan(16);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(16);
  }
  expect(new Set(tiles.map(({ x }) => x))).toEqual(new Set([0, 15]));
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map(({ left, size }) => left + size))).toBeGreaterThanOrEqual(SIZE.width);
});

test('beyond the last level of the tiles, those are shown larger', () => {
  const tiles = tilesOf(viewAt({ latitude: 41.85, longitude: -87.65 }, 10), SIZE, 6);
  expect(tiles[0]).toMatchObject({ z: 6, size: 256 * 16 });
});

test('a template becomes the address of a tile; a file of tiles is known by its name', () => {
  const tile = { z: 3, x: 2, y: 5 };
  expect(tileUrl('https://tiles.example/{z}/{x}/{y}.png?key=k', tile)).toBe(
    'https://tiles.example/3/2/5.png?key=k',
  );
  expect(isTileFile('https://tiles.example/city.pmtiles')).toBe(true);
  expect(isTileFile('https://tiles.example/{z}/{x}/{y}.png')).toBe(false);
});
