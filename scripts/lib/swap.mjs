// Puts a finished folder in the place of the one in use.
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where to build aside `folder`: beside it, so that one rename puts it in place. */
export const aside = (folder) => `${folder}.next-${process.pid}`;

/** Puts `next` in the place of `folder`. */
export function swap(next, folder) {
  const old = `${folder}.old-${process.pid}`;
  try {
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(next, folder);
  } catch {
    // Windows does not rename a folder with an open file in it: copy over it instead, the stamp comes with the rest.
    if (!existsSync(folder) && existsSync(old)) renameSync(old, folder);
    cpSync(next, folder, { recursive: true, force: true });
  }
  rmSync(old, { recursive: true, force: true, maxRetries: 3 });
}

/** Removes what killed builds left beside `folder`. */
export function sweepAside(folder) {
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}.`)) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 3 });
  }
}
