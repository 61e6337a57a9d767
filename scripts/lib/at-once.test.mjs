// Work side by side: all of it, in order, and never more than may be at once.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { eachAtOnce } from './at-once.mjs';

describe('work side by side', () => {
  it('is begun in order and done whole, as much at once as may be', async () => {
    const begun = [];
    const ended = [];
    let most = 0;
    await eachAtOnce([30, 5, 5, 5], 2, async (milliseconds) => {
      begun.push(milliseconds);
      most = Math.max(most, begun.length - ended.length);
      await pause(milliseconds);
      ended.push(milliseconds);
    });
    assert.deepEqual([begun, ended.length, most], [[30, 5, 5, 5], 4, 2]);
  });

  it('fails where a piece of it does', async () => {
    const failing = eachAtOnce([1, 2], 2, async (nth) => {
      if (nth === 2) throw new Error('the second');
    });
    await assert.rejects(failing, /the second/);
  });
});
