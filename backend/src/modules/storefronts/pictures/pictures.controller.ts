// The routes of the picture of a store's page: how it is uploaded, and its files.
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
import { UPLOAD_PICTURE } from '../../events/index.js';
import { accountClosed } from '../../users/index.js';
import { PICTURE_ERRORS as errors, PICTURE_FOLDER } from './picture.js';
import { SHOWN_PICTURE } from './picture.statements.js';
import { StoresStorePicture } from './picture-uploads.js';
import { StorePicturesService } from './pictures.service.js';

@ApiTags('storefronts')
@Controller('storefronts/pictures')
export class StorePicturesController {
  constructor(
    private readonly pictures: StorePicturesService,
    private readonly sql: Sql,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * Uploads a picture for the page of the caller’s store
   * @remarks The body is the bytes of a JPEG, PNG, WebP or AVIF image: at most 5 MB and 40 megapixels. It is stored as WebP in two
   * sizes, upright and without metadata such as where it was taken. Its id is the `picture` that `PUT /storefronts/mine` takes; one
   * that the page doesn’t have is deleted a day later. A store can have 50.
   */
  @Limited(UPLOAD_PICTURE)
  @Post()
  @TakesPicture(StoresStorePicture, errors, accountClosed)
  uploadStorePicture(
    @CurrentCaller() caller: Caller,
    @UploadedImage() image: StoredImage,
  ): Promise<PictureDto> {
    return this.pictures.add(caller, image);
  }

  /**
   * The picture of a store’s page, by the URL that the page has for it
   * @remarks `preview.jpg` is 1,200 by 630 pixels with the whole picture on it, for previews of links.
   */
  @Public()
  @Get(':name/:size')
  @AnswersPicture(errors)
  async getStorePicture(
    @Param('name') name: string,
    @Param('size', new OneOf(PICTURE_SIZES)) size: PictureSize,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const isShown = IMAGE_NAME.test(name) && (await this.sql.row(SHOWN_PICTURE, [name]));
    if (!isShown) throw errors.missing();
    return pictureAnswer({ storage: this.storage, folder: PICTURE_FOLDER, name, size, reply }, errors);
  }
}
