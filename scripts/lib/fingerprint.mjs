// One hash for the content of many files, to know whether what was made from them is stale.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NEVER = new Set(['node_modules', 'dist', '.git', '.data', 'coverage', '.DS_Store']);

/** Every file under `path` (or the file itself), sorted; what others install or build is left out. */
export function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const found = [];
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (NEVER.has(entry.name) || entry.name.startsWith('dist.')) continue;
    const inside = join(path, entry.name);
    if (entry.isDirectory()) found.push(...filesUnder(inside));
    else if (entry.isFile()) found.push(inside);
  }
  return found.sort();
}

/** A path inside `root`, with forward slashes on every system. */
export const slashed = (root, file) => relative(root, file).split(sep).join('/');

/** The hash of names and contents of all files under `paths` in `root`, but those whose path matches `except`. */
export function fingerprint(root, paths, except = /^$/) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      const name = slashed(root, file);
      if (except.test(name)) continue;
      const content = readFileSync(file);
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
