// The check of the words of the house catches each of them.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bannedIn } from './house-words.mjs';

describe('the check of the words of the house', () => {
  it('names the line and the reason', () => {
    const [found] = bannedIn('backend/src/a.ts', 'one\nforwardRef(() => Two)');
    assert.equal(found, 'backend/src/a.ts:2: "forwardRef" forwardRef hides a circle between modules');
  });

  it('catches each way around', () => {
    const ways = [
      '// @ts-ignore',
      '// biome-ignore lint: x',
      '// TODO later',
      "it.skip('x')",
      "describe.only('x')",
      "xit('x')",
    ];
    for (const way of ways) assert.equal(bannedIn('frontend/src/a.ts', way).length, 1, way);
  });

  it('leaves ordinary words alone', () => {
    assert.deepEqual(
      bannedIn('frontend/src/a.ts', "exit('x'); fit(box); page.skip(2); only(3); // todos"),
      [],
    );
  });
});
