// The advisory locks of the product.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOCKS } from './locks.js';

describe('advisory locks', () => {
  it('have a number each', () => {
    const numbers = Object.values(LOCKS);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('have no number anywhere but in their registry', () => {
    const files = readdirSync(resolve('src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/locks(\.spec)?\.ts$|(^|[/\\])test[/\\]/.test(file),
    );
    const numbered = files.filter((file) =>
      /\b7_?529_?7\d\d\b/.test(readFileSync(resolve('src', file), 'utf8')),
    );
    expect(numbered).toEqual([]);
  });
});
