// Encodes and stores an uploaded image before its transaction begins, which an Idempotency-Key opens around the call. An image that
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
import { Sql } from '../database/sql.js';
import type { AuthenticatedRequest } from '../http/access/access.guard.js';
import { ObjectStorage, StorageError } from '../object-storage/object-storage.js';
import type { ImageErrors } from './image-errors.js';
import { IMAGE_TYPE, type ImageFolder, nameOfImage, type StoredImage } from './image-folder.js';

type UploadRequest = AuthenticatedRequest & { storedImage?: StoredImage };
const RETRY_AFTER_S = 30;

@Injectable()
export abstract class StoresImage implements NestInterceptor {
  protected abstract readonly folder: ImageFolder;
  protected abstract readonly errors: ImageErrors;
  private readonly logger = new Logger(StoresImage.name);

  constructor(
    protected readonly sql: Sql,
    private readonly storage: ObjectStorage,
  ) {}

  /** Nobody decodes images for what is refused anyway; the transaction looks again. */
  protected abstract refuseEarly(request: AuthenticatedRequest): Promise<void>;

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<UploadRequest>();
    return from(this.store(request)).pipe(
      mergeMap((image) => {
        request.storedImage = image;
        return next.handle();
      }),
    );
  }

  private async store(request: UploadRequest): Promise<StoredImage> {
    await this.refuseEarly(request);
    const { body } = request;
    if (body === undefined) throw this.errors.unreadable();
    if (!Buffer.isBuffer(body)) throw new UnsupportedMediaTypeException();
    // sharp takes 20 MB, and many servers never see an image.
    const { encodeImage } = await import('./encode-image.js');
    const { full, thumbnail, width, height } = await encodeImage(body, this.errors);
    const uuid = randomUUID();
    const name = nameOfImage(uuid, full);
    try {
      await this.storage.put(this.folder.keyOf(name, 'full'), full, IMAGE_TYPE);
      await this.storage.put(this.folder.keyOf(name, 'thumbnail'), thumbnail, IMAGE_TYPE);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.logger.error(error.message);
      throw this.errors.unavailable({ retryAfter: RETRY_AFTER_S });
    }
    return { uuid, name, width, height, fullBytes: full.length, bytes: full.length + thumbnail.length };
  }
}

/** The image that `StoresImage` has stored. */
export const UploadedImage = createParamDecorator(
  (_data: unknown, context: ExecutionContext): StoredImage => {
    const { storedImage } = context.switchToHttp().getRequest<UploadRequest>();
    if (!storedImage) throw new Error('UploadedImage was used on a route without StoresImage');
    return storedImage;
  },
);
