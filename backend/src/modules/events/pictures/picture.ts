// The rules of pictures of events, and where they are stored.
import { ImageFolder } from '../../../platform/images/image-folder.js';
import { pictureErrors } from '../../../platform/images/picture-errors.js';
import { PictureRows } from '../../../platform/images/picture-rows.js';

/** The most pictures of one store, with those that no event has any more: about 500 MB. */
export const MAX_PICTURES_OF_STORE = 2_000;

export const PICTURE_FOLDER = new ImageFolder('pictures');
export const PICTURE_ROWS = new PictureRows('events');
export const PICTURE_ERRORS = pictureErrors(
  'events',
  'A store can have 2,000 pictures of events. Those that no event has are deleted within two days.',
);
