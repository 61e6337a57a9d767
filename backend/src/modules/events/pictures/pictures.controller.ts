// The routes of pictures of events: how one is uploaded, and its files.
import { Controller, Get, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Sql } from '../../../platform/database/sql.js';
import { CurrentCaller, Public } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { OneOf } from '../../../platform/http/validation/one-of.pipe.js';
import { IMAGE_NAME, type StoredImage } from '../../../platform/images/image-folder.js';
import { PictureDto } from '../../../platform/images/picture.dto.js';
import {
  AnswersPicture,
  PICTURE_SIZES,
  type PictureSize,
  pictureAnswer,
} from '../../../platform/images/picture-answer.js';
import { UploadedImage } from '../../../platform/images/stores-image.js';
import { TakesPicture } from '../../../platform/images/takes-picture.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { accountClosed } from '../domain/event.errors.js';
import { PICTURE_ERRORS as errors, PICTURE_FOLDER } from './picture.js';
import { SHOWN_PICTURE } from './picture.statements.js';
import { StoresEventPicture } from './picture-uploads.js';
import { UPLOAD_PICTURE } from './pictures.limits.js';
import { PicturesService } from './pictures.service.js';

@ApiTags('events')
@Controller('events/pictures')
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly sql: Sql,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * Uploads a picture for events of the caller’s store
   * @remarks The body is the bytes of a JPEG, PNG, WebP or AVIF image: at most 5 MB and 40 megapixels. It is stored as WebP in two
   * sizes, upright and without metadata such as where it was taken. Its id is the `picture` of an event, a series or a template; one
   * that none of them has is deleted a day later. A store can have 2,000.
   */
  @Limited(UPLOAD_PICTURE)
  @Post()
  @TakesPicture(StoresEventPicture, errors, accountClosed)
  uploadEventPicture(
    @CurrentCaller() caller: Caller,
    @UploadedImage() image: StoredImage,
  ): Promise<PictureDto> {
    return this.pictures.add(caller, image);
  }

  /**
   * A picture of an event, by the URL that the event has for it
   * @remarks `preview.jpg` is 1,200 by 630 pixels with the whole picture on it, for previews of links.
   */
  @Public()
  @Get(':name/:size')
  @AnswersPicture(errors)
  async getEventPicture(
    @Param('name') name: string,
    @Param('size', new OneOf(PICTURE_SIZES)) size: PictureSize,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const isShown = IMAGE_NAME.test(name) && (await this.sql.row(SHOWN_PICTURE, [name]));
    if (!isShown) throw errors.missing();
    return pictureAnswer({ storage: this.storage, folder: PICTURE_FOLDER, name, size, reply }, errors);
  }
}
