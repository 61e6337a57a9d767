// Deletes the files of images that are no more: of erased accounts, of what is long gone, and of uploads that a crash or a refusal
// cut short.
import type { Sql, Statement } from '../database/sql.js';
import type { ObjectStorage, StoredObject } from '../object-storage/object-storage.js';
import type { ImageFolder } from './image-folder.js';

/** The row of an upload follows its files within seconds. */
const MIN_AGE_MS = 60 * 60 * 1000;

interface Sweep {
  readonly sql: Sql;
  readonly storage: ObjectStorage;
  readonly folder: ImageFolder;
  /** $1 names: gives as `name` those that no image has. */
  readonly unknown: Statement;
  readonly now: Date;
}

/** Deletes every file of the folder that has no row. Resolves with how many. */
export async function sweepImages({ sql, storage, folder, unknown, now }: Sweep): Promise<number> {
  const before = now.getTime() - MIN_AGE_MS;
  const orphans = async (objects: readonly StoredObject[]) => {
    const names = [...new Set(objects.flatMap(({ key }) => folder.nameIn(key) ?? []))];
    const rows = await sql.rows<{ name: string }>(unknown, [names]);
    const gone = new Set(rows.map(({ name }) => name));
    return objects.filter(({ key }) => {
      const name = folder.nameIn(key);
      return name === undefined || gone.has(name);
    });
  };
  let deleted = 0;
  for await (const objects of storage.list(folder.name)) {
    const old = objects.filter(({ modifiedAt }) => modifiedAt.getTime() < before);
    for (const { key } of await orphans(old)) {
      await storage.delete(key);
      deleted++;
    }
  }
  return deleted;
}
