// Reads a backup from its folder, and makes sure that it is whole and that this release understands it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../../migrations/index.js';
import { BackupError } from './backup.error.js';
import { readChecksums, refuseUnlessWhole } from './checksums.js';
import { FORMAT, MANIFEST, type Manifest } from './manifest.js';

/** The manifest of a whole backup. Throws BackupError for any other. */
export async function openBackup(folder: string): Promise<Manifest> {
  const sums = readChecksums(folder);
  await refuseUnlessWhole(folder, MANIFEST, sums);
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
  const known = new Set<string>(MIGRATIONS.map(({ name }) => name));
  if (manifest.format !== FORMAT || manifest.migrations.some((name) => !known.has(name))) {
    throw new BackupError(
      `This backup (${manifest.takenAt}) is from a newer Playset. Restore it with that release or a later one.`,
    );
  }
  for (const { file } of manifest.tables) await refuseUnlessWhole(folder, file, sums);
  return manifest;
}
