// Where things are in the repository.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The folders with source code. */
export const SOURCE_FOLDERS = ['backend', 'frontend', 'scripts', 'tools'];

/** A path inside the repository. */
export const at = (...parts) => join(ROOT, ...parts);
