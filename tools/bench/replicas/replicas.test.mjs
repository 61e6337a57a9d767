// The arithmetic of several processes.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resultsOf } from './shares.mjs';

describe('the share of a process', () => {
  const load = (perSecond, cpu = 1) => ({
    ...{ answered: perSecond, perSecond, seconds: 1 },
    ...{ node: cpu / 2, postgres: cpu / 4, load: cpu / 4 },
  });
  const asIs = { 1: load(1000), 2: load(2000), 4: load(4000) };
  const shares = (rounds, cores) =>
    resultsOf(
      rounds.map((round) => ({ name: 'a list', held: asIs, full: asIs, ...round })),
      cores,
    ).map(({ share, shareWhenFull, misses }) => [share, shareWhenFull, misses]);

  it('is what it answers, to what it answers alone', () => {
    const held = { 1: load(1000), 2: load(1800), 4: load(3200) };
    assert.deepEqual(shares([{ held }], 8), [
      [1, 1, false],
      [0.9, 1, false],
      [0.8, 1, true],
    ]);
  });
  it('is with full cores what it answers, to what they could carry, and is judged, too', () => {
    const full = { 1: load(1000, 1.6), 2: load(1200), 4: load(1000) };
    assert.deepEqual(shares([{ full }], 2), [
      [1, 1, false],
      [1, 0.96, false],
      [1, 0.8, true],
    ]);
    assert.deepEqual(shares([{ full }], 4)[1], [1, 0.6, true]);
    assert.deepEqual(shares([{ full: { ...full, 1: load(1000, 2.1) } }], 2)[2], [1, 1, false]);
  });
  it('is that of the middle round', () => {
    const held = [1000, 800, 2000].map((perSecond) => ({ held: { ...asIs, 2: load(perSecond) } }));
    assert.deepEqual(shares(held, 8)[1], [0.5, 1, true]);
  });
});
