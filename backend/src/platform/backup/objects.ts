// The objects of a folder, such as photos, in a backup: each as a file below `objects`, by its key.
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FolderStorage } from '../object-storage/folder-storage.js';
import type { ObjectStorage } from '../object-storage/object-storage.js';
import type { Checksums } from './checksums.js';

/** Their folder, beside the manifest. */
export const OBJECTS = 'objects';
/** A crash cut it short: the next sweep deletes it. */
const UNFINISHED = '.part';
const TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp' };

/**
 * Copies every object that is not in `sums` yet, and adds its checksum. Called before the snapshot of the tables and again after it, so
 * that no row of the backup lacks its object: an object is stored before its row is, and may be swept once its row is deleted.
 * Returns how many bytes it copied.
 */
export async function saveObjects(
  storage: FolderStorage,
  folder: string,
  sums: Map<string, string>,
  stop?: AbortSignal,
): Promise<number> {
  let bytes = 0;
  for (const kind of await storage.folders()) {
    mkdirSync(join(folder, OBJECTS, kind), { recursive: true, mode: 0o700 });
    for await (const batch of storage.list(kind))
      for (const { key } of batch) {
        stop?.throwIfAborted();
        const file = `${OBJECTS}/${key}`;
        const content = key.endsWith(UNFINISHED) || sums.has(file) ? undefined : await storage.get(key);
        if (!content) continue;
        await writeFile(join(folder, file), content, { mode: 0o600, flush: true });
        sums.set(file, createHash('sha256').update(content).digest('hex'));
        bytes += content.length;
      }
  }
  return bytes;
}

/** The files of a backup that hold objects. */
export const objectFiles = (sums: Checksums): string[] =>
  [...sums.keys()].filter((file) => file.startsWith(`${OBJECTS}/`));

/** Puts the objects of a backup into the storage. Objects never change: those that are there already are the same. */
export async function restoreObjects(
  storage: ObjectStorage,
  folder: string,
  sums: Checksums,
  stop?: AbortSignal,
): Promise<void> {
  for (const file of objectFiles(sums)) {
    stop?.throwIfAborted();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    await storage.put(file.slice(OBJECTS.length + 1), await readFile(join(folder, file)), type);
  }
}
