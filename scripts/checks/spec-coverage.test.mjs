// The check of the specification's coverage reports each fault that is planted for it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsOf } from './spec-coverage.mjs';
import { tagsIn } from './spec-tags.mjs';

const FILE = 'frontend/src/features/events/events.test.tsx';
const HEAD = '| Id | Requirement |\n|---|---|\n';
const ROWS = [
  '| text-events-empty | `No events found.` |',
  '| call-get-events | `GET /events/{uuid}` answers |',
  '| route-events | `/events/{id}` is guarded |',
];
const TEST =
  "it('says that there are none', () => { getByText('No events found.'); getByText('It\\'s over.'); });";
const TESTS = `// @spec text-events-empty, call-get-events, route-events\n${TEST}`;

/** The faults of the rows and of a test file with this source. */
function faults(rows, source = TESTS, file = FILE) {
  const files = [{ file, text: source, tags: tagsIn(file, source) }];
  return faultsOf(HEAD + rows.join('\n'), {
    operations: ['GET /events/{id}'],
    pages: ['/events/:id'],
    files,
  });
}
/** The faults of one more row, which a test is tagged with. */
const faultsOfRow = (row, id) => faults([...ROWS, row], `${TESTS}\n// @spec ${id}\n${TEST}`).join('\n');
/** The faults of a test file beside good rows. */
const faultsOfSource = (source) => faults(ROWS, `${TESTS}\n${source}`);

describe('the coverage of the specification', () => {
  it('holds when every requirement is the tag of a test that runs', () => {
    assert.deepEqual(faults(ROWS), []);
    assert.equal(faultsOfRow('| rule-a | A \\| B |', 'rule-a'), '');
  });

  it('needs a test for each requirement', () => {
    assert.deepEqual(faults([...ROWS, '| rule-a | A. |']), ['rule-a has no test']);
  });

  it('knows every id of a tag', () => {
    assert.deepEqual(faultsOfSource(`// @spec route-events, rule-gone\n${TEST}`), [
      `${FILE}:3: no requirement "rule-gone"`,
    ]);
    assert.deepEqual(faultsOfSource(`// @spec\n${TEST}`), [`${FILE}:3: no requirement ""`]);
  });

  it('needs a test that runs below each tag', () => {
    assert.deepEqual(faultsOfSource('// @spec route-events\nconst x = 1;'), [
      `${FILE}:3: no test below the tag`,
    ]);
    assert.deepEqual(faultsOfSource(`// @spec route-events\nit.${'skip'}('x', () => {});`), [
      `${FILE}:3: the test below the tag does not run`,
    ]);
    assert.deepEqual(faultsOfSource("// @spec route-events\ntest('x', WHOLE, () => {});"), [
      `${FILE}:3: the test below the tag does not run`,
    ]);
  });

  it('accepts only tests that npm test runs', () => {
    assert.deepEqual(faults(ROWS, TESTS, 'frontend/src/main.tsx'), [
      'frontend/src/main.tsx is no test that npm test runs',
    ]);
  });

  it('finds quoted texts in the tagged tests, to the letter', () => {
    assert.equal(faultsOfRow("| text-a | `It's over.` |", 'text-a'), '');
    assert.match(
      faultsOfRow('| text-a | `No events found!` |', 'text-a'),
      /`No events found!` stands in none/,
    );
    assert.match(faultsOfRow('| text-a | It says so. |', 'text-a'), /text-a quotes no text/);
  });

  it('has each id once, and a form that can be read', () => {
    assert.deepEqual(faults([...ROWS, ROWS[0]]), ['text-events-empty is there twice']);
    assert.match(faults([...ROWS, '| Rule A | A. |']).join(), /line 6: "Rule A" is no id/);
    assert.match(faults([...ROWS, '| idea-a | A. |']).join(), /"idea-a" is no id/);
    assert.match(faults([...ROWS, '| rule-a | A. | x |']).join(), /line 6: 3 cells instead of 2/);
    assert.match(faults([...ROWS, '| rule-a | |']).join(), /rule-a requires nothing/);
    assert.match(faults([...ROWS, '\n| Id | Test |\n|---|---|']).join(), /line 7: a table without the head/);
  });

  it('has a row for each call and each page, and for no call that is not there', () => {
    const without = (index) =>
      faults(ROWS.toSpliced(index, 1)).filter((fault) => !fault.includes('no requirement'));
    assert.deepEqual(without(1), ['no row for the call GET /events/{id}']);
    assert.deepEqual(without(2), ['no row for the page /events/:id']);
    assert.equal(
      faultsOfRow('| call-gone | `DELETE /gone` |', 'call-gone'),
      'openapi.yaml has no DELETE /gone',
    );
  });
});
