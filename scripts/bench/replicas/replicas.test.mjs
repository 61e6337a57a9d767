// The arithmetic of several processes.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resultsOf } from './shares.mjs';

describe('the share of a process', () => {
  const load = (answered, node) => ({ answered, node, postgres: 1, perSecond: 1 });
  const measured = (count, answered, node) => ({
    name: 'a list',
    count,
    paced: load(answered, node),
    full: load(answered / count, node),
  });
  const shares = (found) => resultsOf(found).map(({ count, share, misses }) => [count, share, misses]);

  it('is what a second of its work answers, to what it answers alone, whatever the throughput', () => {
    const found = [measured(2, 800, 1), measured(1, 1000, 1), measured(4, 1600, 2)];
    assert.deepEqual(shares(found), [
      [1, 1, false],
      [2, 0.8, true],
      [4, 0.8, true],
    ]);
  });
  it('is judged with full cores, too', () => {
    const [, two] = resultsOf([measured(1, 1000, 1), measured(2, 1000, 1)]);
    assert.deepEqual([two.share, two.misses, two.shareWhenFull], [1, true, 0.5]);
  });
  it('is that of the middle round', () => {
    const found = [1000, 1000, 1000].map((answered) => measured(1, answered, 1));
    const two = [500, 250, 1000].map((answered) => measured(2, answered, 1));
    assert.deepEqual(shares([...found, ...two])[1], [2, 0.5, true]);
  });
});
