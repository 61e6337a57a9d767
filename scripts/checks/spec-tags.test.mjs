// Tags are read from the source of a test file, whichever way its tests are declared.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tagsIn } from './spec-tags.mjs';

const tags = (...lines) => tagsIn('a.test.tsx', lines.join('\n'));
/** Whether the test below the tag `a` runs. */
const runs = (...lines) => tags('// @spec a', ...lines).map((tag) => tag.runs);

describe('the tags of a test file', () => {
  it('name the requirements that the test below proves, on one line or several', () => {
    const found = tags('// @spec rule-a, rule-b', '// @spec text-c', "it('x', () => {});");
    assert.deepEqual(found, [
      { line: 1, ids: ['rule-a', 'rule-b'], runs: true },
      { line: 2, ids: ['text-c'], runs: true },
    ]);
  });

  it('stand above any declaration of Jest, node:test and Playwright Test', () => {
    const declarations = [
      "it('x', () => {});",
      "test('x ' + 'y', async () => {});",
      "it.each([[1], [2]])('x %s', (n) => {});",
      "test.each<[string]>([['x']])('x %j', (s) => {});",
      "it.each`a | b`('x $a', () => {});",
      "it('x', { timeout: 20_000 }, () => {});",
      "it('x', { skip: false }, () => {});",
      "for (const x of LIST) it('x', () => {});",
      "describe('g', () => { it('x', () => {}); });",
      "test.describe('g', () => { test('x', async ({ page }) => {}); });",
      "test.describe.serial('g', () => { test('x', async ({ page }) => {}); });",
      `describe('g', () => { it.${'skip'}('x', () => {}); it('y', () => {}); });`,
      'describeBadInput({ path });',
      "describe('g', () => { describeBadInput({ path }); });",
    ];
    for (const declaration of declarations) assert.deepEqual(runs(declaration), [true], declaration);
    assert.deepEqual(runs('for (const x of LIST)', "it('x', () => {});"), [undefined]);
    assert.equal(tags('for (const x of LIST)', '// @spec a', "it('x', () => {});")[0].runs, true);
  });

  it('prove nothing where the test or its group is stopped or empty', () => {
    const stopped = [
      ...['skip', 'only', 'todo', 'failing', 'fixme'].map((word) => `it.${word}('x', () => {})`),
      ...['skip', 'todo'].map((word) => `it('x', { ${word}: 'why' }, () => {})`),
      "it('x')",
      'xit(X, () => {})',
      'fit(X, () => {})',
      `it.${'skip'}.each([1])('x', () => {})`,
      `describe.${'skip'}('g', () => { it('x', () => {}) })`,
      `describe.${'skip'}('g', () => { describeBadInput({ path }) })`,
      "xdescribe(G, () => { describe('h', () => { it('x', () => {}) }) })",
      "describe('g', { skip: !here }, () => { it('x', () => {}) })",
      `describe('g', () => { it.${'skip'}('x', () => {}) })`,
      "describe('g', () => { prepare(); })",
    ];
    for (const declaration of stopped) assert.deepEqual(runs(declaration), [false], declaration);
    const [tag] = tags(`describe.${'skip'}('g', () => {`, '// @spec a', "it('x', () => {});", '});');
    assert.equal(tag.runs, false);
  });

  it('stand above a test and nowhere else', () => {
    for (const code of [
      '',
      'const x = 1;',
      "exit('x', () => {});",
      'test.use({});',
      'test.beforeEach(() => {});',
    ])
      assert.deepEqual(runs(code), [undefined], code);
    assert.deepEqual(runs('', "const it2 = 'it(1)';", "it('x', () => {});"), [undefined]);
    assert.equal(tags("it('x', () => {}); // @spec a")[0].runs, undefined);
    assert.equal(tags("it('x', () => {", '  // @spec a', '});')[0].runs, undefined);
    assert.equal(tags('const list = [', '  // @spec a', '];').length, 1);
  });

  it('are comments, not text that looks like one', () => {
    assert.deepEqual(tags("const text = '// @spec a';", 'const more = `', '// @spec b', '`;'), []);
    assert.deepEqual(tags('const page = <p>', '// @spec a', '</p>;'), []);
  });
});
