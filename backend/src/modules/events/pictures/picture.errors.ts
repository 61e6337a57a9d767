// What can stop an upload, and the use, of a picture of events.
import { defineError } from '../../../kernel/domain-error.js';

export const pictureNotFound = defineError(
  'events.picture-not-found',
  'missing',
  'This picture doesn’t exist.',
);
export const unknownPicture = defineError(
  'events.unknown-picture',
  'invalid',
  'This picture isn’t stored any more. Choose it again.',
);
export const pictureUnreadable = defineError(
  'events.picture-unreadable',
  'unprocessable',
  'This file can’t be read as a picture. Use a JPEG, PNG, WebP or AVIF image that isn’t animated.',
);
export const pictureTooLarge = defineError(
  'events.picture-too-large',
  'unprocessable',
  'This picture has too many pixels. Use one with at most 40 megapixels.',
);
export const tooManyPictures = defineError(
  'events.too-many-pictures',
  'conflict',
  'A store can have 2,000 pictures of events. Those that no event has are deleted within two days.',
);
/** The disk is full, the bucket fails, or too many pictures come at once. */
export const picturesUnavailable = defineError(
  'events.pictures-unavailable',
  'unavailable',
  'Pictures can’t be saved right now. Try again in a moment.',
);
