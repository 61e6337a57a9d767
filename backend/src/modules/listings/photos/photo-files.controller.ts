// The files of photos.
import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Sql } from '../../../platform/database/sql.js';
import { Public } from '../../../platform/http/access/access.js';
import { OneOf } from '../../../platform/http/validation/one-of.pipe.js';
import { AnswersImage, imageAnswer } from '../../../platform/images/image-answer.js';
import { IMAGE_NAME, IMAGE_SIZES, type ImageSize } from '../../../platform/images/image-folder.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { photoNotFound, photosUnavailable } from './photo.errors.js';
import { PHOTO_FOLDER } from './photo.js';
import { SHOWN_PHOTO } from './photo.statements.js';

const FILE_ERRORS = { missing: photoNotFound, unavailable: photosUnavailable };

@ApiTags('listings')
@Controller('listings/photos')
export class PhotoFilesController {
  constructor(
    private readonly sql: Sql,
    private readonly storage: ObjectStorage,
  ) {}

  /** A photo of a listing, by the URL that the listing has for it */
  @Public()
  @Get(':name/:size')
  @AnswersImage('photo', FILE_ERRORS)
  async getPhoto(
    @Param('name') name: string,
    @Param('size', new OneOf(IMAGE_SIZES)) size: ImageSize,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const isShown = IMAGE_NAME.test(name) && (await this.sql.row(SHOWN_PHOTO, [name]));
    if (!isShown) throw photoNotFound();
    return imageAnswer({ storage: this.storage, key: PHOTO_FOLDER.keyOf(name, size), reply }, FILE_ERRORS);
  }
}
