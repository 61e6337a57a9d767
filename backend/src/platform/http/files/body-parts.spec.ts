// A body in parts: whole, and with turns of the event loop in between.
import { randomBytes } from 'node:crypto';
import { partsOf } from './body-parts.js';

it.each([1, 65_536, 65_537, 300_000])(
  'a body of %i bytes is whole, and others have their turns',
  async (length) => {
    const body = randomBytes(length);
    let turns = 0;
    let timer = setImmediate(function count() {
      turns += 1;
      timer = setImmediate(count);
    });
    const parts: Buffer[] = [];
    for await (const part of partsOf(body)) parts.push(part);
    clearImmediate(timer);
    expect(Buffer.concat(parts).equals(body)).toBe(true);
    expect(turns).toBeGreaterThanOrEqual(parts.length - 1);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(65_536);
  },
);
