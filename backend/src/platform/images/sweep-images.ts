// Deletes the files of images that are no more: of erased accounts, of what is long gone, and of uploads that a crash or a refusal
// cut short.
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql, type Statement } from '../database/sql.js';
import { ObjectStorage, type StoredObject } from '../object-storage/object-storage.js';
import type { ImageFolder } from './image-folder.js';

/** The row of an upload follows its files within seconds. */
const MIN_AGE_MS = 60 * 60 * 1000;

/** The sweep of one kind of images; a module registers it as a nightly job. */
@Injectable()
export abstract class SweepImages {
  protected abstract readonly folder: ImageFolder;
  /** $1 names: gives as `name` those that no image has. */
  protected abstract readonly unknown: Statement;
  private readonly logger = new Logger(SweepImages.name);

  constructor(
    private readonly sql: Sql,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /** Deletes every file of the folder that has no row. */
  async sweep(): Promise<void> {
    const before = this.clock.now().getTime() - MIN_AGE_MS;
    let deleted = 0;
    for await (const objects of this.storage.list(this.folder.name)) {
      const old = objects.filter(({ modifiedAt }) => modifiedAt.getTime() < before);
      for (const { key } of await this.orphans(old)) {
        await this.storage.delete(key);
        deleted++;
      }
    }
    if (deleted > 0) this.logger.log(`${deleted} files of ${this.folder.name} were deleted`);
  }

  private async orphans(objects: readonly StoredObject[]): Promise<StoredObject[]> {
    const names = [...new Set(objects.flatMap(({ key }) => this.folder.nameIn(key) ?? []))];
    const rows = await this.sql.rows<{ name: string }>(this.unknown, [names]);
    const gone = new Set(rows.map(({ name }) => name));
    return objects.filter(({ key }) => {
      const name = this.folder.nameIn(key);
      return name === undefined || gone.has(name);
    });
  }
}
