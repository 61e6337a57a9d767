// Files that hold the same copies are compared, and each says what it has otherwise.
import assert from 'node:assert/strict';
import test from 'node:test';
import { agreement } from './lib/file-agreement.mjs';

const bolt = { section: 'stock', name: 'Lightning Bolt', setCode: 'lea', number: '161', quantity: 1 };
const terms = { finish: 'NONFOIL', language: 'en', condition: 'NEAR_MINT' };
const file = (name, ...rows) => ({ file: name, format: name, rows });

test('files that agree say nothing, however their names and codes are written', () => {
  const row = { ...bolt, ...terms, name: 'Lim-Dûl // Other', setCode: 'LEA' };
  const compared = agreement([file('a', row), file('b', { ...row, name: 'Lim-Dul', setCode: 'lea' })]);
  assert.deepEqual(
    compared.map(({ agreed, differences }) => [agreed, differences]),
    [
      [1, []],
      [1, []],
    ],
  );
});

test('a file that has another condition, another count, or a row less says so', () => {
  const rows = [
    { ...bolt, ...terms },
    { ...bolt, ...terms, number: '162', quantity: 2 },
    { ...bolt, ...terms, name: 'Fog', number: '5' },
  ];
  const other = [
    { ...rows[0], condition: 'DAMAGED' },
    { ...rows[1], quantity: 3 },
  ];
  const compared = agreement([file('a', ...rows), file('b', ...rows), file('c', ...other)]);
  assert.deepEqual(
    compared.map(({ agreed }) => agreed),
    [3, 3, 0],
  );
  assert.deepEqual(
    compared[2].differences.map((line) => line.split(': ')[1]),
    ['3 instead of 2', 'condition as in lightning bolt · lea · 161 · NONFOIL · en · DAMAGED', 'missing'],
  );
});

test('a file of ids alone takes no part', () => {
  const ids = file('ids', { section: 'stock', ids: { cardmarket: 1 }, quantity: 1, ...terms });
  const [named, without] = agreement([file('a', { ...bolt, ...terms }), ids]);
  assert.deepEqual([named.agreed, without.isNamed, without.differences], [1, false, []]);
});
