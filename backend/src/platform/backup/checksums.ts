// The checksums of a backup's files: written with it, compared before anything is restored.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup.error.js';
import { CHECKSUMS } from './manifest.js';

const LINE = /^([0-9a-f]{64}) {2}([\w./-]+)$/;

/** Every file's SHA-256 by its name. */
export type Checksums = ReadonlyMap<string, string>;

/** The lines of the file, one for each. */
export const linesOf = (sums: Checksums): string =>
  [...sums].map(([file, sum]) => `${sum}  ${file}\n`).join('');

/** Reads them back. Throws BackupError where this is no backup. */
export function readChecksums(folder: string): Checksums {
  const file = join(folder, CHECKSUMS);
  if (!existsSync(file)) throw new BackupError(`There is no backup in ${folder}: it has no ${CHECKSUMS}.`);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [, sum, name] = LINE.exec(line) ?? [];
      if (!sum || !name) throw new BackupError(`${file} is damaged: no checksum can be read in "${line}".`);
      return [name, sum] as const;
    }),
  );
}

/** Throws BackupError unless this file is the one that was written. */
export async function refuseUnlessWhole(folder: string, file: string, sums: Checksums): Promise<void> {
  const path = join(folder, file);
  if (!existsSync(path)) throw new BackupError(`The backup is not whole: ${path} is missing.`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  if (hash.digest('hex') !== sums.get(file)) {
    throw new BackupError(`The backup is damaged: ${path} is not what was written. Take another one.`);
  }
}
