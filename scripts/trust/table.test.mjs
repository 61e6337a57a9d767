// The table that people read before they trust us.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesUnder, slashed } from '../lib/fingerprint.mjs';
import { at } from '../lib/root.mjs';
import { PROMISES } from './promises.mjs';
import { figuresOf, table } from './table.mjs';

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

test('every promise names tests that there are, and no long test is without a promise', () => {
  const tests = filesUnder(at('backend'))
    .map((file) => slashed(at('backend'), file))
    .filter((file) => /spec\.ts$/.test(file));
  const named = PROMISES.flatMap(({ backend = [] }) => backend);
  const isNamed = (file) => named.some((name) => file.includes(name));
  assert.deepEqual(
    named.filter((name) => !tests.some((file) => file.includes(name))),
    [],
  );
  assert.deepEqual(
    tests.filter((file) => file.endsWith('.trust-spec.ts') && !isNamed(file)),
    [],
  );
});
