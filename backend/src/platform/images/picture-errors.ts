// What can stop an upload, and the use, of a picture of a store.
import { defineError, type ErrorDefinition } from '../../kernel/domain-error.js';
import type { ImageErrors } from './image-errors.js';

export interface PictureErrors extends ImageErrors {
  readonly missing: ErrorDefinition;
  /** At its field. */
  readonly unknown: ErrorDefinition;
  readonly tooMany: ErrorDefinition;
}

/** Those of a module; `tooMany` says how many a store can have. */
export const pictureErrors = (module: string, tooMany: string): PictureErrors => ({
  missing: defineError(`${module}.picture-not-found`, 'missing', 'This picture doesn’t exist.'),
  unknown: defineError(
    `${module}.unknown-picture`,
    'invalid',
    'This picture isn’t stored any more. Choose it again.',
  ),
  unreadable: defineError(
    `${module}.picture-unreadable`,
    'unprocessable',
    'This file can’t be read as a picture. Use a JPEG, PNG, WebP or AVIF image that isn’t animated.',
  ),
  tooLarge: defineError(
    `${module}.picture-too-large`,
    'unprocessable',
    'This picture has too many pixels. Use one with at most 40 megapixels.',
  ),
  tooMany: defineError(`${module}.too-many-pictures`, 'conflict', tooMany),
  unavailable: defineError(
    `${module}.pictures-unavailable`,
    'unavailable',
    'Pictures can’t be saved right now. Try again in a moment.',
  ),
});
