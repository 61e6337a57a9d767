// The rules of the picture of a store's page, and where it is stored.
import { ImageFolder } from '../../../platform/images/image-folder.js';
import { pictureErrors } from '../../../platform/images/picture-errors.js';
import { PictureRows } from '../../../platform/images/picture-rows.js';

/** The most pictures of one store, with those that its page doesn't show any more. */
export const MAX_PICTURES_OF_STORE = 50;

export const PICTURE_FOLDER = new ImageFolder('storepictures');
export const PICTURE_ROWS = new PictureRows('storefronts');
export const PICTURE_ERRORS = pictureErrors(
  'storefronts',
  'A store can have 50 pictures of its page. Those that its page doesn’t show are deleted within two days.',
);
