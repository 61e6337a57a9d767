/** Where a picture is beside what it belongs to. */
import { placeBeside, type Rectangle } from './place-beside';

const SIZE = { width: 244, height: 340 };
const WIDE = { width: 1440, height: 900 };

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test.each([
  ['right of it', { left: 100, top: 400, width: 200, height: 20 }, WIDE, { left: 308, top: 240 }],
  [
    'left where the right has no room',
    { left: 1200, top: 400, width: 200, height: 20 },
    WIDE,
    { left: 948, top: 240 },
  ],
  [
    'below where the sides have none',
    { left: 10, top: 10, width: 370, height: 20 },
    { width: 390, height: 844 },
    { left: 10, top: 38 },
  ],
  [
    'above at the foot of such a window',
    { left: 10, top: 800, width: 370, height: 20 },
    { width: 390, height: 844 },
    { left: 10, top: 452 },
  ],
])('it stands %s', (_where, target, view, place) => {
  expect(placeBeside(target, SIZE, view)).toEqual(place);
});

test('it stands nowhere in a window without room', () => {
  const target = { left: 0, top: 150, width: 320, height: 40 };
  expect(placeBeside(target, SIZE, { width: 320, height: 400 })).toBeNull();
});

test('wherever it stands, it covers nothing of what is pointed at and is whole', () => {
  for (const view of [WIDE, { width: 800, height: 600 }, { width: 390, height: 844 }])
    for (let left = -50; left < view.width; left += 37)
      for (let top = -50; top < view.height; top += 41)
        for (const width of [20, 150, 400]) {
          const target = { left, top, width, height: 24 };
          const place = placeBeside(target, SIZE, view);
          if (!place) continue;
          const box = { ...place, ...SIZE };
          expect(overlap(box, target)).toBe(false);
          expect(box.left).toBeGreaterThanOrEqual(8);
          expect(box.top).toBeGreaterThanOrEqual(8);
          expect(box.left + box.width).toBeLessThanOrEqual(view.width - 8);
          expect(box.top + box.height).toBeLessThanOrEqual(view.height - 8);
        }
});
