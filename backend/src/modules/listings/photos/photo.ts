// The rules of a listing's photos, and where they are stored.
import { ImageFolder } from '../../../platform/images/image-folder.js';

/** The most photos of one listing. */
export const MAX_PHOTOS = 4;
/** The most photos of one account, with those that were removed in the last day: about 2.5 GB. */
export const MAX_PHOTOS_OF_ACCOUNT = 10_000;
/** How long a removed photo can be restored. */
export const RESTORABLE_MS = 10 * 60 * 1000;

export const PHOTO_FOLDER = new ImageFolder('photos');
