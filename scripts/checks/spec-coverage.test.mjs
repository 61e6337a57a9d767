// The check of the ledger catches each fault that is planted for it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsOf } from './spec-coverage.mjs';

const FILE = 'frontend/src/features/events/events.test.tsx';
const HEAD = '| Id | Requirement | Proof |\n|---|---|---|\n';
const ROW = `| text-events-empty | \`No events found.\` | \`${FILE}\` › says that there are none |`;
const CALL = `| call-get-events | \`GET /events/{uuid}\` answers | \`${FILE}\` › finding › asks the server |`;
const PAGE = `| route-events | \`/events/{id}\` is guarded | \`${FILE}\` › asking › asks the server |`;

const aTest = (title, groups = [], stopped = false) => ({ title, groups, stopped });
const text = "getByText('No events found.'); getByText('It\\'s over.'); /Really\\?/";
const tests = [
  aTest('says that there are none'),
  aTest('asks the server', ['finding']),
  aTest('asks the server', ['asking']),
  aTest('is skipped', [], true),
];
const scope = {
  operations: ['GET /events/{id}'],
  pages: ['/events/:id'],
  source: (file) => (file === FILE ? { tests, text } : undefined),
};
const faults = (...rows) => faultsOf(HEAD + rows.join('\n'), scope);
/** What is said of a row beside good ones. */
const said = (row) => faults(CALL, PAGE, row).join('\n');
const row = (id, requirement, proof) => `| ${id} | ${requirement} | ${proof} |`;

describe('the ledger of the specification', () => {
  it('holds when every requirement names a test that runs', () => {
    assert.deepEqual(faults(ROW, CALL, PAGE), []);
    assert.equal(
      said(
        row(
          'rule-a',
          'A \\| B',
          `\`${FILE}\` › finding › asks the server<br>\`${FILE}\` › says that there are none`,
        ),
      ),
      '',
    );
  });

  it('needs a proof for each', () => {
    assert.equal(said(row('rule-a', 'A.', '')), 'rule-a has no proof');
  });

  it('names only files that npm test runs', () => {
    assert.match(
      said(row('rule-a', 'A.', '`frontend/src/gone.test.ts` › x')),
      /gone\.test\.ts does not exist/,
    );
    assert.match(
      said(row('rule-a', 'A.', '`frontend/src/main.tsx` › x')),
      /main\.tsx is no test that npm test runs/,
    );
  });

  it('names only titles that exist, and tells the nearest', () => {
    assert.match(
      said(row('rule-a', 'A.', `\`${FILE}\` › says there are none`)),
      /has no "says there are none", but "says that there are none"/,
    );
    assert.match(said(row('rule-a', 'A.', `\`${FILE}\` › finding › is skipped`)), /has no "is skipped"/);
  });

  it('says which of two tests with one title it means', () => {
    assert.match(said(row('rule-a', 'A.', `\`${FILE}\` › asks the server`)), /2 times: name the group/);
  });

  it('does not count a test that does not run', () => {
    assert.match(said(row('rule-a', 'A.', `\`${FILE}\` › is skipped`)), /"is skipped" in .* does not run/);
  });

  it('quotes texts that stand in the tests, to the letter', () => {
    const proof = `\`${FILE}\` › says that there are none`;
    assert.equal(said(row('text-a', "`It's over.` and `Really?`", proof)), '');
    assert.match(said(row('text-a', '`No events found!`', proof)), /`No events found!` stands in none/);
    assert.match(said(row('text-a', 'It says so.', proof)), /text-a: quotes no text/);
  });

  it('has each id once, and a form that can be read', () => {
    assert.equal(said(`${ROW}\n${ROW}`), 'text-events-empty is there twice');
    assert.match(said(row('Rule A', 'A.', 'x')), /line 5: "Rule A" is no id/);
    assert.match(said(row('idea-a', 'A.', 'x')), /"idea-a" is no id/);
    assert.match(said('| rule-a | A. |'), /line 5: 2 cells instead of 3/);
    assert.match(said(row('rule-a', '', 'x')), /rule-a requires nothing/);
    assert.match(said(row('rule-a', 'A.', 'a test somewhere')), /the proof of rule-a is no `file` › title/);
    assert.match(said(`\n| Id | Proof |\n|---|---|\n${ROW}`), /line 6: a table without the head/);
  });

  it('has a row for each call and each page, and for no call that is not there', () => {
    assert.deepEqual(faults(ROW, PAGE), ['no row for the call GET /events/{id}']);
    assert.deepEqual(faults(ROW, CALL), ['no row for the page /events/:id']);
    const gone = row('call-gone', '`DELETE /gone`', `\`${FILE}\` › says that there are none`);
    assert.equal(said(gone), 'openapi.yaml has no DELETE /gone');
  });
});
