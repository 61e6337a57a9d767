// Whether an evening's memory counts as flat.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { flatness } from './flatness.mjs';

const looks = (...memories) => memories.map((memory) => ({ memory }));

describe('the memory of an evening', () => {
  it('may rise while the process warms up, and must stay where it is then', () => {
    const { early, late, most, misses } = flatness(looks(150, 160, 200, 210, 190, 205, 215, 205));
    assert.deepEqual([early, late, most, misses], [205, 210, 215, []]);
  });
  it('is too much above 250 MB, even for a moment', () => {
    assert.deepEqual(flatness(looks(150, 150, 200, 260, 200, 200, 200, 200)).misses, ['260 MB > 250 MB']);
  });
  it('has grown when the last quarter is more than a tenth above the second', () => {
    assert.deepEqual(flatness(looks(100, 100, 150, 150, 160, 160, 170, 170)).misses, [
      'it grew from 150 to 170 MB',
    ]);
  });
});
