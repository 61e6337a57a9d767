// Stores an uploaded picture, where its store has room for it.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { AuthenticatedRequest } from '../../../platform/http/access/access.guard.js';
import { StoresImage } from '../../../platform/images/stores-image.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import {
  picturesUnavailable,
  pictureTooLarge,
  pictureUnreadable,
  tooManyPictures,
} from './picture.errors.js';
import { MAX_PICTURES_OF_STORE, PICTURE_FOLDER } from './picture.js';
import { PictureRepository } from './picture.repository.js';

@Injectable()
export class StoresPicture extends StoresImage {
  protected readonly folder = PICTURE_FOLDER;
  protected readonly errors = {
    unreadable: pictureUnreadable,
    tooLarge: pictureTooLarge,
    unavailable: picturesUnavailable,
  };

  constructor(
    sql: Sql,
    storage: ObjectStorage,
    private readonly pictures: PictureRepository,
  ) {
    super(sql, storage);
  }

  protected async refuseEarly({ caller }: AuthenticatedRequest): Promise<void> {
    const kept = await this.pictures.count(caller?.uuid ?? '', MAX_PICTURES_OF_STORE);
    if (kept >= MAX_PICTURES_OF_STORE) throw tooManyPictures();
  }
}
