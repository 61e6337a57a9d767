// What can stop the verbs of photos.
import { defineError } from '../../../kernel/domain-error.js';

export const photoNotFound = defineError('listings.photo-not-found', 'missing', 'This photo doesn’t exist.');
export const photoUnreadable = defineError(
  'listings.photo-unreadable',
  'unprocessable',
  'This file can’t be read as a photo. Use a JPEG, PNG, WebP or AVIF image that isn’t animated.',
);
export const photoTooLarge = defineError(
  'listings.photo-too-large',
  'unprocessable',
  'This photo has too many pixels. Use one with at most 40 megapixels.',
);
export const tooManyPhotos = defineError(
  'listings.too-many-photos',
  'conflict',
  'A listing can have 4 photos. Remove one first.',
);
export const tooManyPhotosOfAccount = defineError(
  'listings.too-many-photos-of-account',
  'conflict',
  'An account can have 10,000 photos. Remove some first, or mark listings as sold.',
);
export const photosChanged = defineError(
  'listings.photos-changed',
  'conflict',
  'The photos of this listing have changed. Reload them before you continue.',
);
export const tooLateToRestorePhoto = defineError(
  'listings.photo-too-late-to-restore',
  'conflict',
  'It’s too late to bring this photo back.',
);
/** The disk is full, the bucket fails, or too many photos come at once. */
export const photosUnavailable = defineError(
  'listings.photos-unavailable',
  'unavailable',
  'Photos can’t be saved right now. Try again in a moment.',
);
