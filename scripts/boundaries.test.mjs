// The rules of who may import whom are themselves tested: each must report the breach that was planted for it.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { BREACHES, CLEAN, VALUES_ALONE } from './boundaries/mini-tree.mjs';
import { cruise } from './checks/boundaries.mjs';
import { at } from './lib/root.mjs';

const RULES = createRequire(import.meta.url)(at('.dependency-cruiser.cjs')).forbidden.map(({ name }) => name);
const SHAPE = 'export interface Shape { readonly name: string }\nexport const shape = 1;\n';

describe('the rules of who may import whom', () => {
  let folder;
  before(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'playset boundaries ')));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const write = (root, file, imports, form) => {
    const lines = imports.map(form);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${lines.join('\n')}\n${SHAPE}`);
  };
  const value = (from, index) =>
    `import { shape as shape${index} } from '${from}';\nconsole.log(shape${index});`;
  const typeOnly = (from, index) =>
    `import type { Shape as Shape${index} } from '${from}';\nexport type T${index} = Shape${index};`;

  /** The mini-tree with these imports added, and what the rules say about it as [rule, file] pairs. */
  async function judged(name, added, form) {
    const root = join(folder, name);
    const files = structuredClone(CLEAN);
    for (const [file, forbidden] of added) files[file] = [...(files[file] ?? []), forbidden];
    for (const [file, imports] of Object.entries(files)) write(root, file, imports, form);
    for (const known of ['rxjs', 'typeorm', '@playset/backend']) {
      write(root, `node_modules/${known}/index.js`, [], value);
      writeFileSync(
        join(root, 'node_modules', known, 'package.json'),
        `{"name":"${known}","main":"index.js"}`,
      );
    }
    writeFileSync(
      join(root, 'package.json'),
      '{"dependencies":{"rxjs":"1","typeorm":"1","@playset/backend":"1"}}',
    );
    const { violations } = await cruise(root);
    return violations.map(({ rule, from }) => `${rule.name} ${from}`);
  }

  it('let a product pass that keeps them, whether it imports values or types', async () => {
    assert.deepEqual(await judged('clean', [], value), []);
    assert.deepEqual(await judged('clean types', [], typeOnly), []);
  });

  it('have a planted breach each', () => {
    assert.deepEqual(Object.keys(BREACHES).sort(), [...RULES].sort());
  });

  for (const [kind, form] of Object.entries({ value, type: typeOnly })) {
    it(`report every planted breach that imports a ${kind}`, async () => {
      const reported = await judged(`breached ${kind}`, Object.values(BREACHES).flat(), form);
      for (const [rule, planted] of Object.entries(BREACHES)) {
        if (kind === 'type' && VALUES_ALONE.includes(rule)) continue;
        const caught = planted.filter(([file]) => reported.includes(`${rule} ${file}`));
        assert.deepEqual(caught, planted, `${rule} must report its planted breach`);
      }
    });
  }
});
