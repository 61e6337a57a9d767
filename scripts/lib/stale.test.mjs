// What is stale is made again, what is fresh is left alone.
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fingerprint } from './fingerprint.mjs';
import { installKey } from './install.mjs';
import { isSupported } from './node-version.mjs';
import { isFresh, stamp, unstamp } from './stamp.mjs';
import { aside, swap, sweepAside } from './swap.mjs';

const TESTS = /\.spec\.ts$/;

describe('a made folder', () => {
  let root;
  const put = (file, text) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const print = () => fingerprint(root, ['package.json', 'src', 'not there'], TESTS);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'playset stale '));
    put('package.json', '{}');
    put('src/one.ts', '1');
    put('src/deep/two.ts', '2');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is stale when a source changes, comes, goes or is renamed', () => {
    const seen = new Set([print()]);
    const changes = [
      () => put('src/one.ts', 'one'),
      () => put('src/three.ts', '3'),
      () => rmSync(join(root, 'src/deep/two.ts')),
      () => put('src/deep/too.ts', '2'),
      () => put('package.json', '{ }'),
    ];
    for (const change of changes) {
      change();
      seen.add(print());
    }
    assert.equal(seen.size, changes.length + 1);
  });

  it('tells a byte at the end of one file from the same byte at the start of the next', () => {
    put('src/a', 'xy');
    put('src/b', 'z');
    const before = print();
    put('src/a', 'x');
    put('src/b', 'yz');
    assert.notEqual(print(), before);
  });

  it('stays fresh when only tests, installed packages or other builds change', () => {
    const before = print();
    put('src/one.spec.ts', 'expect');
    put('src/node_modules/x/index.js', '');
    put('src/dist/main.js', '');
    put('src/dist.next-7/main.js', '');
    put('elsewhere.ts', '');
    assert.equal(print(), before);
  });

  it('is fresh only with the stamp of its very key', () => {
    assert.equal(isFresh(join(root, 'none'), 'a'), false);
    assert.equal(isFresh(root, 'a'), false);
    stamp(root, 'a');
    assert.deepEqual([isFresh(root, 'a'), isFresh(root, 'b')], [true, false]);
    unstamp(root);
    assert.equal(isFresh(root, 'a'), false);
  });

  it('is swapped in whole, and what a killed build left beside it is swept away', () => {
    const place = join(root, 'dist');
    put('dist/old.js', 'old');
    put('dist.next-1/half.js', '');
    put('dist.old-2/older.js', '');
    sweepAside(place);
    put('made/new.js', 'new');
    swap(join(root, 'made'), place);
    assert.deepEqual(readdirSync(place), ['new.js']);
    assert.equal(readFileSync(join(place, 'new.js'), 'utf8'), 'new');
    assert.deepEqual(readdirSync(root).sort(), ['dist', 'package.json', 'src']);
    assert.ok(aside(place).startsWith(`${place}.next-`));
    assert.equal(existsSync(aside(place)), false);
  });
});

describe('an installation', () => {
  it('is stale when the lock file changes, and belongs to one platform and ABI', () => {
    assert.notEqual(installKey('a'), installKey('b'));
    assert.equal(installKey('a'), installKey('a'));
    assert.ok(installKey('a').endsWith(`${process.platform} ${process.arch} ${process.versions.modules}`));
  });
});

describe('Node.js', () => {
  it('is accepted where the tools run on it', () => {
    const versions = ['18.20.0', '20.18.3', '20.19.0', '21.7.0', '22.11.0', '22.12.0', '24.0.0'];
    const accepted = versions.filter(isSupported);
    assert.deepEqual(accepted, ['20.19.0', '22.12.0', '24.0.0']);
  });
});
