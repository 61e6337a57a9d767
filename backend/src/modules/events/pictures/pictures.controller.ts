// The routes of pictures of events: how one is uploaded, and its files.
import { Controller, Get, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Sql } from '../../../platform/database/sql.js';
import { wrongRole } from '../../../platform/http/access/access.guard.js';
import { CurrentCaller, OnlyFor, Public } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Upload } from '../../../platform/http/limits/uploads.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { OneOf } from '../../../platform/http/validation/one-of.pipe.js';
import { AnswersImage, imageAnswer } from '../../../platform/images/image-answer.js';
import {
  IMAGE_NAME,
  IMAGE_SIZES,
  type ImageSize,
  type StoredImage,
} from '../../../platform/images/image-folder.js';
import { UploadedImage } from '../../../platform/images/stores-image.js';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { accountClosed } from '../domain/event.errors.js';
import { EventPictureDto } from '../dto/event-picture.dto.js';
import * as errors from './picture.errors.js';
import { PICTURE_FOLDER } from './picture.js';
import { SHOWN_PICTURE } from './picture.statements.js';
import { StoresPicture } from './picture-uploads.js';
import { UPLOAD_PICTURE } from './pictures.limits.js';
import { PicturesService } from './pictures.service.js';

const FILE_ERRORS = { missing: errors.pictureNotFound, unavailable: errors.picturesUnavailable };

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
  @OnlyFor('STORE')
  @Limited(UPLOAD_PICTURE)
  @Post()
  @Upload('photo')
  @Idempotent(StoresPicture)
  @ApiCreatedResponse({ type: EventPictureDto })
  @Fails(
    wrongRole,
    accountClosed,
    errors.pictureUnreadable,
    errors.pictureTooLarge,
    errors.tooManyPictures,
    errors.picturesUnavailable,
  )
  uploadEventPicture(
    @CurrentCaller() caller: Caller,
    @UploadedImage() image: StoredImage,
  ): Promise<EventPictureDto> {
    return this.pictures.add(caller, image);
  }

  /** A picture of an event, by the URL that the event has for it */
  @Public()
  @Get(':name/:size')
  @AnswersImage('picture', FILE_ERRORS)
  async getEventPicture(
    @Param('name') name: string,
    @Param('size', new OneOf(IMAGE_SIZES)) size: ImageSize,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const isShown = IMAGE_NAME.test(name) && (await this.sql.row(SHOWN_PICTURE, [name]));
    if (!isShown) throw errors.pictureNotFound();
    const file = { storage: this.storage, key: PICTURE_FOLDER.keyOf(name, size), reply };
    const picture = await imageAnswer(file, FILE_ERRORS);
    // Feeds have its URL: readers of feeds show it on pages of their own.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return picture;
  }
}
