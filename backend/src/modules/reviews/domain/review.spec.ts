// When a review may be written, and when one is shown.
import { BLIND_MS, isWritable, shownFrom, WRITABLE_MS } from './review.js';

const done = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(done.getTime() + ms);

it('a deal can be reviewed for 14 days', () => {
  expect([
    isWritable(done, done),
    isWritable(done, after(WRITABLE_MS)),
    isWritable(done, after(WRITABLE_MS + 1)),
  ]).toEqual([true, true, false]);
});

it('a review without an answer is shown after 7 days, and at once if it is written later', () => {
  expect(shownFrom(done, after(1000))).toEqual(after(BLIND_MS));
  expect(shownFrom(done, after(BLIND_MS + 5))).toEqual(after(BLIND_MS + 5));
});
