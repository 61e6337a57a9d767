// The rules of pictures of events, and where they are stored.
import { ImageFolder } from '../../../platform/images/image-folder.js';

/** The most pictures of one store, with those that no event has any more: about 500 MB. */
export const MAX_PICTURES_OF_STORE = 2_000;

export const PICTURE_FOLDER = new ImageFolder('pictures');
