// The routes of a listing's photos.
import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import { Versioned } from '../../../platform/http/caching/version.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Upload } from '../../../platform/http/limits/uploads.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import type { StoredImage } from '../../../platform/images/image-folder.js';
import { UploadedImage } from '../../../platform/images/stores-image.js';
import { accountClosed, alreadySold, reserved } from '../domain/listing.errors.js';
import { ListingDto } from '../dto/listing.dto.js';
import { UPLOAD_PHOTO } from '../listings.limits.js';
import { OWN_LISTING } from '../own-listing.js';
import { OrderPhotos } from './order-photos.dto.js';
import * as errors from './photo.errors.js';
import { StoresPhoto } from './photo-uploads.js';
import { PhotosService } from './photos.service.js';

const PHOTO = ApiParam({
  name: 'photo',
  description: 'The id of the photo.',
  schema: { type: 'string', format: 'uuid' },
  example: '3f0c1b5e-4d7a-4c0e-9a43-6f1d2a7c8e90',
});

@ApiTags('listings')
@Controller('listings/:uuid/photos')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  /**
   * Adds a photo to a listing
   * @remarks The body is the bytes of a JPEG, PNG, WebP or AVIF image: at most 5 MB and 40 megapixels. It is stored as WebP in two
   * sizes, upright and without metadata such as where it was taken. A listing can have 4 photos, an account 10,000. Like any change
   * of photos, it gives the listing a new version.
   */
  @Limited(UPLOAD_PHOTO)
  @Post()
  @Upload('photo')
  @Idempotent(StoresPhoto)
  @Versioned(201, ListingDto)
  @OwnersOnly(OWN_LISTING)
  @Fails(
    accountClosed,
    alreadySold,
    reserved,
    errors.photoUnreadable,
    errors.photoTooLarge,
    errors.tooManyPhotos,
    errors.tooManyPhotosOfAccount,
    errors.photosUnavailable,
  )
  addPhoto(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @UploadedImage() photo: StoredImage,
  ): Promise<ListingDto> {
    return this.photos.add(caller, uuid, photo);
  }

  /**
   * Puts the photos of a listing in another order
   * @remarks Send all of them. The first one is shown in lists.
   */
  @Put('order')
  @Versioned(200, ListingDto)
  @OwnersOnly(OWN_LISTING)
  @Fails(accountClosed, alreadySold, reserved, errors.photosChanged)
  orderPhotos(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() { photos }: OrderPhotos,
  ): Promise<ListingDto> {
    return this.photos.order(caller, uuid, photos);
  }

  /**
   * Removes a photo from a listing
   * @remarks It is no longer served at once, can be restored for ten minutes, and is deleted within two days.
   */
  @Delete(':photo')
  @PHOTO
  @Versioned(200, ListingDto)
  @OwnersOnly(OWN_LISTING)
  @Fails(accountClosed, alreadySold, reserved, errors.photoNotFound)
  removePhoto(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Param('photo', Uuid) photo: string,
  ): Promise<ListingDto> {
    return this.photos.remove(caller, uuid, photo);
  }

  /**
   * Brings a removed photo back to its place
   * @remarks Possible for ten minutes. A photo that isn't removed stays as it is.
   */
  @Post(':photo/restore')
  @HttpCode(200)
  @PHOTO
  @Versioned(200, ListingDto)
  @OwnersOnly(OWN_LISTING)
  @Fails(
    accountClosed,
    alreadySold,
    reserved,
    errors.photoNotFound,
    errors.tooLateToRestorePhoto,
    errors.tooManyPhotos,
  )
  restorePhoto(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Param('photo', Uuid) photo: string,
  ): Promise<ListingDto> {
    return this.photos.restore(caller, uuid, photo);
  }
}
