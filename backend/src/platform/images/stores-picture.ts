// Stores an uploaded picture, where its store has room for it.
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import type { AuthenticatedRequest } from '../http/access/access.guard.js';
import { ObjectStorage } from '../object-storage/object-storage.js';
import type { PictureRepository } from './picture-repository.js';
import { StoresImage } from './stores-image.js';

/** The uploads of one module. */
@Injectable()
export abstract class StoresPicture extends StoresImage {
  constructor(
    sql: Sql,
    storage: ObjectStorage,
    private readonly pictures: PictureRepository,
  ) {
    super(sql, storage);
  }

  protected async refuseEarly({ caller }: AuthenticatedRequest): Promise<void> {
    await this.pictures.refuseIfFull(caller?.uuid ?? '');
  }
}
