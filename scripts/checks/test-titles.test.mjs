// Which tests a file declares is read from its source, whatever way they are written.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testsIn } from './test-titles.mjs';

const titles = (text) => testsIn('a.test.tsx', text).map(({ title }) => title);
const stopped = (text) => testsIn('a.test.tsx', text).map((test) => test.stopped);

describe('the tests of a file', () => {
  it('have the titles that are written, with placeholders taken literally', () => {
    const text = `
      it('one', () => {});
      test("two's", async () => {});
      it(\`three \${name}\`, () => {});
      it('four ' + 'and five', () => {});
      it.each([[1], [2]])('six %s', (n) => {});
      test.each<[string]>([['x']])('seven %j', (s) => {});
      it.each\`a | b\`('eight $a', () => {});
      it('nine', { timeout: 20_000 }, () => {});`;
    assert.deepEqual(titles(text), [
      'one',
      "two's",
      `three \${name}`,
      'four and five',
      'six %s',
      'seven %j',
      'eight $a',
      'nine',
    ]);
  });

  it('stand in groups', () => {
    const text = `
      describe('a', () => {
        describe.each(LIST)('b %s', () => { it('c', () => {}); });
        for (const x of LIST) it('d', () => {});
      });`;
    assert.deepEqual(
      testsIn('a.spec.ts', text).map(({ groups, title }) => [...groups, title].join(' › ')),
      ['a › b %s › c', 'a › d'],
    );
  });

  it('do not run when they or their group are stopped, or when nothing is in them', () => {
    const ways = [
      ...['skip', 'only', 'todo', 'failing'].map((word) => `it.${word}('x', () => {})`),
      ...['skip', 'todo'].map((word) => `it('x', { ${word}: 'why' }, () => {})`),
      "it('x')",
      'xit(X, () => {})',
      'fit(X, () => {})',
      `it.${'skip'}.each([1])('x', () => {})`,
      `describe.${'skip'}('g', () => { it('x', () => {}) })`,
      "xdescribe(G, () => { describe('h', () => { it('x', () => {}) }) })",
      "describe('g', { skip: !here }, () => { it('x', () => {}) })",
    ];
    for (const way of ways) assert.deepEqual(stopped(way), [true], way);
    assert.deepEqual(stopped("it('x', { skip: false }, () => {})"), [false]);
  });

  it('come from another file, too, where a group calls what registers them', () => {
    const text = `
      import { refusesAll } from './refuses-all.js';
      import { it } from 'node:test';
      describe('a call', () => { refusesAll({}); it('x', () => { refusesAll({}); }); });`;
    const other = {
      name: 'refuses-all.ts',
      text: "export function refusesAll() { it('refuses', () => {}); }",
    };
    const found = testsIn('a.spec.ts', text, (specifier) =>
      specifier === './refuses-all.js' ? other : undefined,
    );
    assert.deepEqual(
      found.map(({ groups, title }) => [...groups, title].join(' › ')),
      ['a call › refuses', 'a call › x'],
    );
  });

  it('are not what only looks like them', () => {
    assert.deepEqual(titles("exit('x', () => {}); page.test('x', () => {}); const it2 = 'it(1)';"), []);
  });
});
