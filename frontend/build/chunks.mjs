// What the built client in a folder consists of, as Vite's manifest tells it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's manifest of the client in `folder`: the path of a module to its chunk. */
export const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** The scripts and the styles of these modules and of all that they import at once. */
export function filesOf(manifest, modules) {
  const seen = new Set();
  const add = (name) => {
    if (seen.has(name)) return;
    if (!manifest[name]) throw new Error(`The built client has no chunk of ${name}.`);
    seen.add(name);
    (manifest[name].imports ?? []).forEach(add);
  };
  modules.forEach(add);
  const chunks = [...seen].map((name) => manifest[name]);
  const unique = (files) => [...new Set(files)];
  return {
    scripts: unique(chunks.map(({ file }) => file)).filter((file) => file.endsWith('.js')),
    styles: unique(chunks.flatMap(({ css = [] }) => css)),
    fonts: unique(chunks.flatMap(({ assets = [] }) => assets)),
  };
}

/** Chunks that import each other, a line each: the one that comes first would run without the other. */
export function circlesOf(manifest) {
  const left = new Set();
  const circles = [];
  const follow = (name, way) => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' > '));
    if (way.includes(name) || left.has(name)) return;
    for (const next of manifest[name].imports ?? []) follow(next, [...way, name]);
    left.add(name);
  };
  for (const name of Object.keys(manifest)) follow(name, []);
  return circles;
}
