// The check of banned terms reports each of them.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bannedIn } from './banned-terms.mjs';

describe('the check of banned terms', () => {
  it('names the line and the reason', () => {
    const [found] = bannedIn('backend/src/a.ts', 'one\nforwardRef(() => Two)');
    assert.equal(found, 'backend/src/a.ts:2: "forwardRef" forwardRef hides a circle between modules');
  });

  it('catches each way around', () => {
    const ways = ['// @ts-ignore', '// biome-ignore lint: x', '// TODO later', "it.todo('x')"];
    for (const way of ways) assert.equal(bannedIn('frontend/src/a.ts', way).length, 1, way);
  });

  it('catches private words, and names the standard term', () => {
    const words = [
      'const MOST_ROWS = 5;',
      'const PATIENCE_MS = 5;',
      'const { useReach } = ahead;',
      'export function useWoken() {}',
      'const work = useWork();',
      '// changed meanwhile',
      'import { KitPart } from "kit";',
      'const underWay = 1;',
      'class FamiliarPlaces {}',
      'interface Deed {}',
      'const sifted = 1;',
      'await this.letIn(account);',
      'adopt(card);',
      '// Whoever asks.',
      '// Begins anew.',
      'select heir from cards.heirs',
      'const errand = 1;',
      'await users.staysOpen(account);',
      'const DOOR = 1;',
    ];
    for (const word of words) assert.equal(bannedIn('frontend/src/a.ts', word).length, 1, word);
    assert.equal(
      bannedIn('backend/src/a.ts', 'sifted')[0],
      'backend/src/a.ts:1: "sifted" is a word of our own: filter, unset',
    );
    assert.deepEqual(bannedIn('frontend/src/texts/es/a.ts', 'adopt'), []);
    assert.equal(bannedIn('backend/src/a.ts', '// The owner is told.').length, 1);
    assert.deepEqual(bannedIn('backend/src/a.spec.ts', '// The owner is told.'), []);
  });

  it('leaves ordinary words alone', () => {
    assert.deepEqual(
      bannedIn('frontend/src/a.ts', "exit('x'); fit(box); page.skip(2); only(3); // todos"),
      [],
    );
  });
});
