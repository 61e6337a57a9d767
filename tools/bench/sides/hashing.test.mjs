// The benchmark measures the server's own password hashes, by methods that they have.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../../../scripts/lib/root.mjs';

test('the cost of a hash is measured by methods of the server', () => {
  const measured = readFileSync(new URL('./hashing.mjs', import.meta.url), 'utf8');
  const server = readFileSync(at('backend/src/modules/users/password-hashes.ts'), 'utf8');
  const called = [...measured.matchAll(/passwords\.(\w+)\(/g)].map(([, name]) => name);
  assert.ok(called.length > 0);
  for (const name of called) assert.match(server, new RegExp(`^  (async )?${name}\\(`, 'm'));
});
