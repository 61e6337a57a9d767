// The check of licences catches each fault that is planted for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAccepted, licencesOf } from './licences.mjs';

test('what ships is listed by licence, tools and our own workspaces are not', () => {
  const packages = {
    '': { license: 'MIT' },
    backend: { license: 'MIT' },
    'node_modules/@playset/backend': { link: true },
    'node_modules/tool': { license: 'GPL-3.0', dev: true },
    'node_modules/part': { license: 'MIT' },
    'node_modules/part/node_modules/@a/piece': { license: 'ISC' },
    'node_modules/odd': {},
    'node_modules/more': { license: 'MIT' },
  };
  assert.deepEqual(licencesOf({ packages }), [
    { licence: 'MIT', names: ['more', 'part'] },
    { licence: 'ISC', names: ['@a/piece'] },
    { licence: 'none named', names: ['odd'] },
  ]);
});

test('a choice is accepted by its best part, a sum by all of its parts, silence never', () => {
  const verdicts = ['MIT', '(GPL-3.0 OR MIT)', 'MIT AND ISC', 'MIT AND GPL-3.0', 'GPL-3.0', 'none named'].map(
    isAccepted,
  );
  assert.deepEqual(verdicts, [true, true, true, false, false, false]);
});
