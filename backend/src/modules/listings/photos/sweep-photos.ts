// Deletes the files of photos that are no more, every night: of erased accounts, of copies long gone, and of uploads that a crash
// or a refusal cut short.
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ObjectStorage, type StoredObject } from '../../../platform/object-storage/object-storage.js';
import { nameInKey, PHOTO_FOLDER } from './photo.js';
import { UNKNOWN_PHOTOS } from './photo.statements.js';

/** The row of an upload follows its files within seconds. */
const MIN_AGE_MS = 60 * 60 * 1000;

@Injectable()
export class SweepPhotos {
  private readonly logger = new Logger(SweepPhotos.name);

  constructor(
    private readonly sql: Sql,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.nightly('listings.sweep-photos', () => this.sweep(), { long: true });
  }

  /** Deletes every file that has no row. */
  async sweep(): Promise<void> {
    const before = this.clock.now().getTime() - MIN_AGE_MS;
    let deleted = 0;
    for await (const objects of this.storage.list(PHOTO_FOLDER)) {
      const old = objects.filter(({ modifiedAt }) => modifiedAt.getTime() < before);
      for (const { key } of await this.orphans(old)) {
        await this.storage.delete(key);
        deleted++;
      }
    }
    if (deleted > 0) this.logger.log(`${deleted} files of photos were deleted`);
  }

  private async orphans(objects: readonly StoredObject[]): Promise<StoredObject[]> {
    const names = [...new Set(objects.flatMap(({ key }) => nameInKey(key) ?? []))];
    const rows = await this.sql.rows<{ name: string }>(UNKNOWN_PHOTOS, [names]);
    const unknown = new Set(rows.map(({ name }) => name));
    return objects.filter(({ key }) => {
      const name = nameInKey(key);
      return name === undefined || unknown.has(name);
    });
  }
}
