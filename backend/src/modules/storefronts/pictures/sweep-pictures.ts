// Deletes the files of pictures that are no more, every night.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { SweepImages } from '../../../platform/images/sweep-images.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { PICTURE_FOLDER } from './picture.js';
import { UNKNOWN_PICTURES } from './picture.statements.js';

@Injectable()
export class SweepStorePictures extends SweepImages {
  protected readonly folder = PICTURE_FOLDER;
  protected readonly unknown = UNKNOWN_PICTURES;

  constructor(sql: Sql, storage: ObjectStorage, clock: Clock, jobs: Jobs) {
    super(sql, storage, clock);
    jobs.nightly('storefronts.sweep-pictures', () => this.sweep(), { long: true });
  }
}
