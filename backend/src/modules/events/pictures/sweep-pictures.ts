// Deletes the files of pictures that are no more, every night.
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { sweepImages } from '../../../platform/images/sweep-images.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { PICTURE_FOLDER } from './picture.js';
import { UNKNOWN_PICTURES } from './picture.statements.js';

@Injectable()
export class SweepPictures {
  private readonly logger = new Logger(SweepPictures.name);

  constructor(
    private readonly sql: Sql,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.nightly('events.sweep-pictures', () => this.sweep(), { long: true });
  }

  /** Deletes every file that has no row. */
  async sweep(): Promise<void> {
    const { sql, storage } = this;
    const what = { folder: PICTURE_FOLDER, unknown: UNKNOWN_PICTURES, now: this.clock.now() };
    const deleted = await sweepImages({ sql, storage, ...what });
    if (deleted > 0) this.logger.log(`${deleted} files of pictures were deleted`);
  }
}
