// Stores an uploaded photo, where its listing has room for it.
import { Injectable } from '@nestjs/common';
import type { AuthenticatedRequest } from '../../../platform/http/access/access.guard.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { StoresImage } from '../../../platform/images/stores-image.js';
import { alreadySold, listingNotFound, notYourListing, reserved } from '../domain/listing.errors.js';
import { isShown, type Status } from '../domain/listing-status.js';
import { photosUnavailable, photoTooLarge, photoUnreadable, tooManyPhotos } from './photo.errors.js';
import { MAX_PHOTOS, PHOTO_FOLDER } from './photo.js';
import { ROOM_FOR_PHOTOS } from './photo.statements.js';

@Injectable()
export class StoresPhoto extends StoresImage {
  protected readonly folder = PHOTO_FOLDER;
  protected readonly errors = {
    unreadable: photoUnreadable,
    tooLarge: photoTooLarge,
    unavailable: photosUnavailable,
  };

  protected async refuseEarly({ caller, params }: AuthenticatedRequest): Promise<void> {
    // Pipes run after interceptors.
    const listing = new Uuid().transform((params as { uuid: string }).uuid, { type: 'param', data: 'uuid' });
    const found = await this.sql.row<{ lister: string; status: Status; photos: number }>(ROOM_FOR_PHOTOS, [
      listing,
    ]);
    const isOwn = found?.lister === caller?.uuid;
    if (!found || found.status === 'WITHDRAWN') throw listingNotFound();
    if (!isOwn) throw isShown(found.status) ? notYourListing() : listingNotFound();
    if (found.status === 'SOLD') throw alreadySold();
    if (found.status === 'RESERVED') throw reserved();
    if (found.photos >= MAX_PHOTOS) throw tooManyPhotos();
  }
}
