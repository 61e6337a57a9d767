// Deletes the files of photos that are no more, every night.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { SweepImages } from '../../../platform/images/sweep-images.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { PHOTO_FOLDER } from './photo.js';
import { UNKNOWN_PHOTOS } from './photo.statements.js';

@Injectable()
export class SweepPhotos extends SweepImages {
  protected readonly folder = PHOTO_FOLDER;
  protected readonly unknown = UNKNOWN_PHOTOS;

  constructor(sql: Sql, storage: ObjectStorage, clock: Clock, jobs: Jobs) {
    super(sql, storage, clock);
    jobs.nightly('listings.sweep-photos', () => this.sweep(), { long: true });
  }
}
