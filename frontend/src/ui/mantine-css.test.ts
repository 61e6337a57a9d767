/** `mantine.css` holds the style sheets of the components in use, and of those that they are made of. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const MANTINE = resolve('../node_modules/@mantine');
const COMPONENTS = join(MANTINE, 'core/esm/components');
const IMPORTED = /import (?:type )?\{([^}]*)\} from '@mantine\/core'/g;
/** Sheets that belong to no component with a folder of its own; InlineInput is a part of Checkbox. */
const ALWAYS = ['default-css-variables', 'global', 'InlineInput'];

const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

/** The components whose code this file of Mantine imports. */
function partsOf(file: string): string[] {
  const targets = [...readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)].map(([, path = '']) =>
    resolve(dirname(file), path),
  );
  return targets
    .filter((path) => path.startsWith(COMPONENTS))
    .map((path) => path.slice(COMPONENTS.length + 1).split(/[\\/]/)[0] ?? '');
}

/** These components and all that they are made of. */
function withParts(names: readonly string[]): Set<string> {
  const known = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name === '' || known.has(name)) continue;
    known.add(name);
    const folder = join(COMPONENTS, name);
    try {
      for (const file of files(folder, /\.mjs$/)) waiting.push(...partsOf(file));
    } catch {
      // A hook or a type has no folder.
    }
  }
  return known;
}

/** What the client itself imports of Mantine. */
const usedIn = (sources: readonly string[]): string[] =>
  sources.flatMap((text) =>
    [...text.matchAll(IMPORTED)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  );
const sheetsIn = (text: string): string[] =>
  [...text.matchAll(/core\/styles\/([\w-]+)\.layer\.css/g)].map(([, name = '']) => name);

it('every component in use has its style sheet, in mantine.css or where it is used', () => {
  const sources = files(resolve('src'), /(?<!\.test)\.(tsx?|css)$/).map((file) => readFileSync(file, 'utf8'));
  const offered = readdirSync(join(MANTINE, 'core/styles'));
  const imported = new Set(sources.flatMap(sheetsIn));
  const used = new Set(usedIn(sources).filter((name) => offered.includes(`${name}.layer.css`)));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !imported.has(name))).toEqual([]);
});

it('mantine.css imports no style sheet of a component that nobody uses', () => {
  const sources = files(resolve('src'), /\.tsx?$/).map((file) => readFileSync(file, 'utf8'));
  const used = usedIn(sources);
  const notifications = files(join(MANTINE, 'notifications/esm'), /\.mjs$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from "@mantine\/core"/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    ),
  );
  const needed = withParts([...used, ...notifications]);
  const sheet = readFileSync(resolve('src/ui/mantine.css'), 'utf8');
  const imported = sheetsIn(sheet);
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((name) => !needed.has(name) && !ALWAYS.includes(name))).toEqual([]);
});
