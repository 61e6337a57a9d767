// A route that takes the upload of a picture of a store.
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import type { ErrorDefinition } from '../../kernel/domain-error.js';
import { wrongRole } from '../http/access/access.guard.js';
import { OnlyFor } from '../http/access/access.js';
import { Idempotent } from '../http/idempotency/idempotency.interceptor.js';
import { Upload } from '../http/limits/uploads.js';
import { Fails } from '../http/problems/fails.js';
import { PictureDto } from './picture.dto.js';
import type { PictureErrors } from './picture-errors.js';
import type { StoresPicture } from './stores-picture.js';

/** The body is a picture, which `stores` has stored before the handler is called: see `UploadedImage`. */
export const TakesPicture = (
  stores: Type<StoresPicture>,
  { unreadable, tooLarge, tooMany, unavailable }: PictureErrors,
  accountClosed: ErrorDefinition,
): MethodDecorator =>
  applyDecorators(
    OnlyFor('STORE'),
    Upload('photo'),
    Idempotent(stores),
    ApiCreatedResponse({ type: PictureDto }),
    Fails(wrongRole, accountClosed, unreadable, tooLarge, tooMany, unavailable),
  );
