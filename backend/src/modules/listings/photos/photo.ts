// The rules of a listing's photos, and where each of their sizes is stored.
import { createHash } from 'node:crypto';

/** The most photos of one listing. */
export const MAX_PHOTOS = 4;
/** The most photos of one account, with those that were removed in the last day: about 2.5 GB. */
export const MAX_PHOTOS_OF_ACCOUNT = 10_000;
/** How long a removed photo can be restored. */
export const RESTORABLE_MS = 10 * 60 * 1000;
/** The sizes that each photo is stored in. */
export const PHOTO_SIZES = ['thumbnail', 'full'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Every stored photo has this type. */
export const PHOTO_TYPE = 'image/webp';
/** The folder of photos in the storage. */
export const PHOTO_FOLDER = 'photos';

/** A photo whose bytes are stored. */
export interface StoredPhoto {
  readonly uuid: string;
  readonly name: string;
  /** Of the full size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of all sizes together. */
  readonly bytes: number;
}

/** A name that changes with the bytes, so they can be cached for good, and with the random `uuid`, so nobody can guess it. */
export const nameOfPhoto = (uuid: string, bytes: Buffer): string =>
  createHash('sha256').update(uuid).update(bytes).digest('base64url');

/** The key of a photo in one size. */
export const keyOfPhoto = (name: string, size: PhotoSize): string => `${PHOTO_FOLDER}/${name}.${size}.webp`;

/** The name of the photo that a key belongs to; undefined for a file that is none, such as an unfinished one. */
export const nameInKey = (key: string): string | undefined =>
  /^photos\/([\w-]{43})\.(?:thumbnail|full)\.webp$/.exec(key)?.[1];
