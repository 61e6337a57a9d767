// The check of the lock file catches each fault that is planted for it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOf } from './lock-file.mjs';

const lock = () => ({
  packages: {
    '': { devDependencies: { tool: '1.0.0' } },
    backend: { dependencies: { tool: '1.0.0' } },
    'node_modules/tool': {
      version: '1.0.0',
      integrity: 'sha512-x',
      optionalDependencies: { 'tool-darwin': '1.0.0', 'tool-linux': '1.0.0' },
    },
    'node_modules/tool-linux': { version: '1.0.0', integrity: 'sha512-x', optional: true },
    'node_modules/tool/node_modules/tool-darwin': { version: '1.0.0', integrity: 'sha512-x', optional: true },
  },
});
const manifests = () => ({
  'package.json': { devDependencies: { tool: '1.0.0' } },
  'backend/package.json': { dependencies: { tool: '1.0.0' } },
});

describe('the check of the lock file', () => {
  it('accepts one that is complete, hoisted or nested', () => {
    assert.deepEqual(problemsOf(lock(), manifests()), []);
  });

  it("catches a missing package of another platform, a dependency's or our own", () => {
    const planted = lock();
    delete planted.packages['node_modules/tool-linux'];
    assert.match(problemsOf(planted, manifests()).join(), /node_modules\/tool -> tool-linux@1\.0\.0/);
    const own = lock();
    own.packages.backend.optionalDependencies = { 'postgres-windows': '18.0.0' };
    assert.match(problemsOf(own, manifests()).join(), /backend -> postgres-windows@18\.0\.0/);
  });

  it('does not take the nested package of another for the missing one', () => {
    const planted = lock();
    delete planted.packages['node_modules/tool-linux'];
    planted.packages['node_modules/other/node_modules/tool-linux'] = { integrity: 'sha512-x' };
    assert.equal(problemsOf(planted, manifests()).length, 1);
  });

  it('wants an alias pinned exactly as well', () => {
    const aliased = (range) => {
      const [planted, manifest] = [lock(), manifests()];
      planted.packages[''].devDependencies.tool = range;
      manifest['package.json'].devDependencies.tool = range;
      return problemsOf(planted, manifest);
    };
    assert.deepEqual(aliased('npm:@scope/tool@1.0.0'), []);
    assert.match(aliased('npm:tool@^1.0.0').join(), /is not pinned exactly/);
    assert.match(aliased('npm:tool').join(), /is not pinned exactly/);
  });

  it('catches a range, an address, a package without integrity, and a lock that is behind', () => {
    const ranged = manifests();
    ranged['package.json'].devDependencies.tool = '^1.0.0';
    assert.match(problemsOf(lock(), ranged).join('\n'), /is not pinned exactly\n.*is locked as 1\.0\.0/);
    const planted = lock();
    planted.packages['node_modules/tool'].resolved = 'https://registry.example/tool.tgz';
    delete planted.packages['node_modules/tool-linux'].integrity;
    assert.deepEqual(problemsOf(planted, manifests()), [
      'node_modules/tool: tied to an address',
      'node_modules/tool-linux: no integrity',
    ]);
  });
});
