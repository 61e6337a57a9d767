// Keeps the pictures of the pages of stores.
import { Injectable } from '@nestjs/common';
import { PictureRepository } from '../../../platform/images/picture-repository.js';
import { MAX_PICTURES_OF_STORE, PICTURE_ERRORS, PICTURE_ROWS } from './picture.js';

@Injectable()
export class StorePictureRepository extends PictureRepository {
  protected readonly rows = PICTURE_ROWS;
  protected readonly errors = PICTURE_ERRORS;
  protected readonly max = MAX_PICTURES_OF_STORE;
}
