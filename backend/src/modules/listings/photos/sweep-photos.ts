// Deletes the files of photos that are no more, every night.
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { sweepImages } from '../../../platform/images/sweep-images.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { PHOTO_FOLDER } from './photo.js';
import { UNKNOWN_PHOTOS } from './photo.statements.js';

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
    const { sql, storage } = this;
    const what = { folder: PHOTO_FOLDER, unknown: UNKNOWN_PHOTOS, now: this.clock.now() };
    const deleted = await sweepImages({ sql, storage, ...what });
    if (deleted > 0) this.logger.log(`${deleted} files of photos were deleted`);
  }
}
