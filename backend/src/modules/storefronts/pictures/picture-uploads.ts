// Stores an uploaded picture of a store's page.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { StoresPicture } from '../../../platform/images/stores-picture.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { PICTURE_ERRORS, PICTURE_FOLDER } from './picture.js';
import { StorePictureRepository } from './picture.repository.js';

@Injectable()
export class StoresStorePicture extends StoresPicture {
  protected readonly folder = PICTURE_FOLDER;
  protected readonly errors = PICTURE_ERRORS;

  constructor(sql: Sql, storage: ObjectStorage, pictures: StorePictureRepository) {
    super(sql, storage, pictures);
  }
}
