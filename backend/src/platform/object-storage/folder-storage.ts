// Objects as files under DATA_DIR, spread over 256 folders or fewer by the first two characters of their names.
import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isKey, ObjectStorage, refuseOddKey, StorageError, type StoredObject } from './object-storage.js';

const UNFINISHED = '.part';
const BATCH_SIZE = 500;
/** Others are not ours, such as `lost+found`. */
const FOLDER = /^[a-z]+$/;

export class FolderStorage extends ObjectStorage {
  constructor(private readonly root: string) {
    super();
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeDurably(unfinished, bytes);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw failed('written', key, error);
    }
  }

  async get(key: string): Promise<Buffer | undefined> {
    return readFile(this.pathOf(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw failed('read', key, error);
    });
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true }).catch((error: unknown) => {
      throw failed('deleted', key, error);
    });
  }

  /** What a crash left unfinished is listed too, by a name that no object has: it can be deleted like any other. */
  async *list(folder: string): AsyncIterable<readonly StoredObject[]> {
    let batch: StoredObject[] = [];
    for await (const path of filesIn(join(this.root, folder))) {
      const key = `${folder}/${basename(path)}`;
      // The file of another program, such as `.DS_Store`.
      if (!isKey(key) || this.pathOf(key) !== path) continue;
      const modifiedAt = (await stat(path).catch(() => undefined))?.mtime;
      if (modifiedAt) batch.push({ key, modifiedAt });
      if (batch.length < BATCH_SIZE) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  /** The folders that hold objects. */
  async folders(): Promise<string[]> {
    const entries = await readdir(this.root, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory() && FOLDER.test(entry.name)).map(({ name }) => name);
  }

  private pathOf(key: string): string {
    refuseOddKey(key);
    const [folder = '', name = ''] = key.split('/');
    return join(this.root, folder, name.slice(0, 2), name);
  }
}

/** The file is on the disk before its name is: a power cut leaves no empty file behind. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* filesIn(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw failed('listed', folder, error);
  });
  for await (const entry of entries) if (entry.isFile()) yield join(entry.parentPath, entry.name);
}

const failed = (verb: string, key: string, cause: unknown): StorageError =>
  new StorageError(`${key} could not be ${verb}: ${(cause as Error).message}`, { cause });
