// A stamp says what a made folder was made from; it is written last, so that half a folder never carries one.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = '.playset-stamp';

/** Whether `folder` was completely made from what `key` stands for. */
export function isFresh(folder, key) {
  const file = join(folder, NAME);
  return existsSync(file) && readFileSync(file, 'utf8') === key;
}

/** Marks `folder` as complete. */
export const stamp = (folder, key) => writeFileSync(join(folder, NAME), key);

/** Marks `folder` as being changed. */
export const unstamp = (folder) => rmSync(join(folder, NAME), { force: true });
