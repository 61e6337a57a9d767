/** The part of the map around a point. */
import { boxAround } from './stores-around';

test('the box around a point crosses the date line, and is everything at a pole', () => {
  const box = (latitude: number, longitude: number) =>
    Object.fromEntries(
      [...boxAround({ latitude, longitude }, 100)].map(([name, value]) => [name, Number(value)]),
    );
  const fiji = box(-17.8, 179.9);
  expect(fiji.west).toBeGreaterThan(178);
  expect(fiji.east).toBeLessThan(-179);
  expect(box(89.9, 20)).toMatchObject({ west: -180, north: 90, east: 180 });
});
