// The table that people read before they trust us.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesUnder, slashed } from '../lib/fingerprint.mjs';
import { PARTS } from '../lib/parts.mjs';
import { at } from '../lib/root.mjs';
import { PROMISES } from './promises.mjs';
import { figuresOf, sumOf, table } from './table.mjs';

test('cases that tests name are added up, figures kept in their order', () => {
  const lines = '{"cases":20}\n{"figure":"p99 8 ms"}\n{"cases":5,"figure":"none lost"}\n';
  assert.deepEqual(figuresOf(lines), { cases: 25, figures: ['p99 8 ms', 'none lost'] });
});

test('a promise that does not hold says so in its row', () => {
  const rows = table([
    { name: 'Access', cases: 12, figures: [], failed: 0, took: '3.0 s' },
    { name: 'Faults', cases: 4, figures: ['2 lost'], failed: 1, took: '9.0 s' },
  ]);
  assert.match(
    rows,
    /\| Access \| 12 \| – \| holds \| 3\.0 s \|\n\| Faults \| 4 \| 2 lost \| 1 failed \| 9\.0 s \|/,
  );
});

test('a part that tried nothing has failed, whatever the others have tried', () => {
  assert.deepEqual(sumOf([{ passed: 5, failed: 0 }]), { tests: 5, failed: 0 });
  assert.deepEqual(
    sumOf([
      { passed: 5, failed: 2 },
      { passed: 0, failed: 0 },
      { passed: 0, failed: 1 },
    ]),
    { tests: 8, failed: 4 },
  );
  assert.deepEqual(sumOf([]), { tests: 0, failed: 1 });
});

const testsOf = (folder, ending) =>
  filesUnder(at(folder))
    .map((file) => slashed(at(folder), file))
    .filter((file) => file.endsWith(ending));
const namedFor = (part) => PROMISES.flatMap((promise) => promise[part] ?? []);

for (const [part, folder, ending] of [
  ['backend', 'backend', 'spec.ts'],
  ['journeys', 'frontend/e2e', '.journey.mjs'],
  ['tooling', 'scripts', '.test.mjs'],
]) {
  test(`every promise names tests that there are: ${part}`, () => {
    const tests = testsOf(folder, ending);
    const named = namedFor(part);
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((name) => !tests.some((file) => file.includes(name))),
      [],
    );
  });
}

test('no promise names a part that there is not', () => {
  const parts = new Set(PARTS.map(({ name }) => name));
  const named = PROMISES.flatMap(({ name, ...of }) => Object.keys(of));
  assert.deepEqual(
    named.filter((part) => !parts.has(part)),
    [],
  );
});

test('no long test is without a promise', () => {
  const named = namedFor('backend');
  const isNamed = (file) => named.some((name) => file.includes(name));
  assert.deepEqual(
    testsOf('backend', '.trust-spec.ts').filter((file) => !isNamed(file)),
    [],
  );
});

test('no journey that is taken here alone is without a promise', () => {
  const folder = 'frontend/e2e';
  const marked = testsOf(folder, '.journey.mjs').filter((file) =>
    /\b(WHOLE|oneOfMany)\b/.test(readFileSync(at(folder, file), 'utf8')),
  );
  const named = namedFor('journeys');
  assert.ok(marked.length > 0);
  assert.deepEqual(
    marked.filter((file) => !named.some((name) => file.includes(name))),
    [],
  );
});
