// package-lock.json must install the same on every platform: complete, exact, and tied to no registry.
import { readFileSync } from 'node:fs';
import { at } from '../lib/root.mjs';
import { expectNone } from '../lib/step.mjs';

/** One version, of the package itself or of the one that an alias names. */
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Where `name` is found from the package at `path`, climbing as Node.js does. */
function entryFor(packages, path, name) {
  for (let from = path; ; ) {
    const candidate = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (packages[candidate]) return packages[candidate];
    if (!from) return undefined;
    const cut = from.lastIndexOf('/node_modules/');
    from = cut > 0 ? from.slice(0, cut) : '';
  }
}

/** Everything wrong with a lock file and the package files it stands for (path -> parsed package.json). */
export function problemsOf(lock, manifests) {
  const { packages } = lock;
  const problems = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = entryFor(packages, path, name);
      if (!found)
        problems.push(
          `${path || 'the root'} -> ${name}@${range}: no entry, npm ci breaks where it is needed`,
        );
    }
    if (/^https?:/.test(entry.resolved ?? '')) problems.push(`${path}: tied to an address`);
    if (path.includes('node_modules/') && !entry.link && !entry.integrity && !entry.inBundle) {
      problems.push(`${path}: no integrity`);
    }
  }
  for (const [path, manifest] of Object.entries(manifests)) {
    for (const kind of KINDS) {
      for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
        if (!EXACT.test(version)) problems.push(`${path}: ${name}@${version} is not pinned exactly`);
        const locked = packages[dropFile(path)]?.[kind]?.[name];
        if (locked !== version) problems.push(`${path}: ${name}@${version} is locked as ${locked}`);
      }
    }
  }
  return problems;
}

const dropFile = (path) => path.replace(/\/?package\.json$/, '');
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

/** The step of `npm run check`. */
export function checkLockFile() {
  const lock = read('package-lock.json');
  const paths = ['package.json', ...read('package.json').workspaces.map((name) => `${name}/package.json`)];
  expectNone(
    'package-lock.json would not install everywhere',
    problemsOf(lock, Object.fromEntries(paths.map((path) => [path, read(path)]))),
  );
  return `${Object.keys(lock.packages).length} packages`;
}
