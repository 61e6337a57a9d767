// Every class that a component names is in its style sheet, and the other way round: TypeScript takes any name for one.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { at } from './lib/root.mjs';

const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)';/gm;
const CLASS = /\.([a-z]\w*)/gi;

/** The classes of a style sheet, without those of libraries and the endings of files. */
const classesOf = (css) => {
  const own = css.replace(/\/\*.*?\*\/|:global\([^)]*\)|url\([^)]*\)/gs, '');
  return new Set([...own.matchAll(CLASS)].map(([, name]) => name));
};

/** What `files` (the text of each by its path) name and don't have, and have and don't name. */
function faultsIn(files) {
  const sheets = new Map();
  const faults = [];
  for (const [path, text] of Object.entries(files))
    for (const [, name, from] of text.matchAll(IMPORT)) {
      const sheet = join(dirname(path), from);
      const known = sheets.get(sheet) ?? { classes: classesOf(files[sheet]), named: new Set() };
      sheets.set(sheet, known);
      known.isIndexed ||= text.includes(`${name}[`);
      for (const [, used] of text.replace(IMPORT, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        known.named.add(used);
        if (!known.classes.has(used)) faults.push(`${path} names .${used}`);
      }
    }
  for (const [sheet, { classes, named, isIndexed }] of sheets)
    for (const name of classes) if (!isIndexed && !named.has(name)) faults.push(`${sheet} has .${name}`);
  return faults;
}

it('finds a class that is in no style sheet, and one that nothing names', () => {
  const faults = faultsIn({
    'a/b.tsx': `import classes from '../c.module.css';\nclasses.red; classes.rde;`,
    'c.module.css': '.red { margin: 0.5rem; } .blue { margin: 0 } /* .green */',
  });
  assert.deepEqual(faults, ['a/b.tsx names .rde', 'c.module.css has .blue']);
});

it('finds none in the client', () => {
  const root = at('frontend/src');
  const names = readdirSync(root, { recursive: true }).filter((name) => /\.(tsx?|module\.css)$/.test(name));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
  assert.ok(names.length > 500);
  assert.deepEqual(faultsIn(files), []);
});
