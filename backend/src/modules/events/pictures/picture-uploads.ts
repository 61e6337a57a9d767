// Stores an uploaded picture of events.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { StoresPicture } from '../../../platform/images/stores-picture.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { PICTURE_ERRORS, PICTURE_FOLDER } from './picture.js';
import { EventPictureRepository } from './picture.repository.js';

@Injectable()
export class StoresEventPicture extends StoresPicture {
  protected readonly folder = PICTURE_FOLDER;
  protected readonly errors = PICTURE_ERRORS;

  constructor(sql: Sql, storage: ObjectStorage, pictures: EventPictureRepository) {
    super(sql, storage, pictures);
  }
}
