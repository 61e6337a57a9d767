// Keeps the pictures of events.
import { Injectable } from '@nestjs/common';
import { PictureRepository } from '../../../platform/images/picture-repository.js';
import { MAX_PICTURES_OF_STORE, PICTURE_ERRORS } from './picture.js';
import { ADD_PICTURE, COUNT_PICTURES, USE_PICTURE } from './picture.statements.js';

@Injectable()
export class EventPictureRepository extends PictureRepository {
  protected readonly statements = { count: COUNT_PICTURES, add: ADD_PICTURE, use: USE_PICTURE };
  protected readonly errors = PICTURE_ERRORS;
  protected readonly max = MAX_PICTURES_OF_STORE;
}
