// Reads a backup from its folder, and makes sure that it is whole and that this release understands it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../../migrations/index.js';
import { BackupError } from './backup.error.js';
import { type Checksums, readChecksums, refuseUnlessWhole } from './checksums.js';
import { FORMAT, MANIFEST, type Manifest } from './manifest.js';
import { objectFiles } from './objects.js';

/** A backup that is whole. */
export interface OpenBackup {
  readonly manifest: Manifest;
  readonly sums: Checksums;
}

/** Throws BackupError for a backup that is not whole, or newer than this release. */
export async function openBackup(folder: string): Promise<OpenBackup> {
  const sums = readChecksums(folder);
  await refuseUnlessWhole(folder, MANIFEST, sums);
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
  const known = new Set<string>(MIGRATIONS.map(({ name }) => name));
  if (manifest.format !== FORMAT || manifest.migrations.some((name) => !known.has(name))) {
    throw new BackupError(
      `This backup (${manifest.takenAt}) is from a newer Playset. Restore it with that release or a later one.`,
    );
  }
  const objects = objectFiles(sums);
  if (objects.length !== (manifest.objects ?? 0))
    throw new BackupError('The backup is not whole: objects are missing.');
  for (const file of [...manifest.tables.map((table) => table.file), ...objects])
    await refuseUnlessWhole(folder, file, sums);
  return { manifest, sums };
}
