// Encodes and stores an uploaded photo before its transaction begins, which an Idempotency-Key opens around the call. A photo that
// gets no row after all is deleted by the next sweep.
import { randomUUID } from 'node:crypto';
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { from, mergeMap, type Observable } from 'rxjs';
import { Sql } from '../../../platform/database/sql.js';
import type { AuthenticatedRequest } from '../../../platform/http/access/access.guard.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { ObjectStorage, StorageError } from '../../../platform/object-storage/object-storage.js';
import { alreadySold, listingNotFound, notYourListing, reserved } from '../domain/listing.errors.js';
import { isShown, type Status } from '../domain/listing-status.js';
import { photosUnavailable, photoUnreadable, tooManyPhotos } from './photo.errors.js';
import { keyOfPhoto, MAX_PHOTOS, nameOfPhoto, PHOTO_TYPE, type StoredPhoto } from './photo.js';
import { ROOM_FOR_PHOTOS } from './photo.statements.js';

type UploadRequest = AuthenticatedRequest & { storedPhoto?: StoredPhoto };
const RETRY_AFTER_S = 30;

@Injectable()
export class StoresPhoto implements NestInterceptor {
  private readonly logger = new Logger('Photos');

  constructor(
    private readonly sql: Sql,
    private readonly storage: ObjectStorage,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<UploadRequest>();
    return from(this.store(request)).pipe(
      mergeMap((photo) => {
        request.storedPhoto = photo;
        return next.handle();
      }),
    );
  }

  private async store({ caller, params, body }: UploadRequest): Promise<StoredPhoto> {
    // Pipes run after interceptors.
    const listing = new Uuid().transform((params as { uuid: string }).uuid, { type: 'param', data: 'uuid' });
    await this.refuseUnlessRoom(listing, caller?.uuid);
    if (body === undefined) throw photoUnreadable();
    if (!Buffer.isBuffer(body)) throw new UnsupportedMediaTypeException();
    // sharp takes 20 MB, and many servers never see a photo.
    const { encodePhoto } = await import('./encode-photo.js');
    const { full, thumbnail, width, height } = await encodePhoto(body);
    const uuid = randomUUID();
    const name = nameOfPhoto(uuid, full);
    try {
      await this.storage.put(keyOfPhoto(name, 'full'), full, PHOTO_TYPE);
      await this.storage.put(keyOfPhoto(name, 'thumbnail'), thumbnail, PHOTO_TYPE);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.logger.error(error.message);
      throw photosUnavailable({ retryAfter: RETRY_AFTER_S });
    }
    return { uuid, name, width, height, bytes: full.length + thumbnail.length };
  }

  /** Nobody decodes photos for what is refused anyway; the transaction looks again. */
  private async refuseUnlessRoom(listing: string, caller: string | undefined): Promise<void> {
    const found = await this.sql.row<{ lister: string; status: Status; photos: number }>(ROOM_FOR_PHOTOS, [
      listing,
    ]);
    const isOwn = found?.lister === caller;
    if (!found || found.status === 'WITHDRAWN') throw listingNotFound();
    if (!isOwn) throw isShown(found.status) ? notYourListing() : listingNotFound();
    if (found.status === 'SOLD') throw alreadySold();
    if (found.status === 'RESERVED') throw reserved();
    if (found.photos >= MAX_PHOTOS) throw tooManyPhotos();
  }
}

/** The photo that `StoresPhoto` has stored. */
export const UploadedPhoto = createParamDecorator(
  (_data: unknown, context: ExecutionContext): StoredPhoto => {
    const { storedPhoto } = context.switchToHttp().getRequest<UploadRequest>();
    if (!storedPhoto) throw new Error('UploadedPhoto was used on a route without StoresPhoto');
    return storedPhoto;
  },
);
