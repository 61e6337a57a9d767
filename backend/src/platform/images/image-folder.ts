// Where uploaded images of one kind are stored: each in two sizes under a name of its own.
import { createHash } from 'node:crypto';

/** The sizes that each image is stored in. */
export const IMAGE_SIZES = ['thumbnail', 'full'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];
/** Every stored image has this type. */
export const IMAGE_TYPE = 'image/webp';
/** How large the picture of a link is, in pixels. */
export const PREVIEW = { width: 1200, height: 630 };
/** Several messengers show no WebP. */
export const PREVIEW_TYPE = 'image/jpeg';
/** The picture of a page that has none of its own. */
export const ANY_PAGE = '/preview.png';
/** What every name of an image looks like. */
export const IMAGE_NAME = /^[\w-]{43}$/;

/** An image whose bytes are stored. */
export interface StoredImage {
  readonly uuid: string;
  readonly name: string;
  /** Of the full size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the full size, and of all sizes together. */
  readonly fullBytes: number;
  readonly bytes: number;
}

/** A name that changes with the bytes, so they can be cached for good, and with the random `uuid`, so nobody can guess it. */
export const nameOfImage = (uuid: string, bytes: Buffer): string =>
  createHash('sha256').update(uuid).update(bytes).digest('base64url');

/** The folder of one kind of images in the object storage: lower-case letters. */
export class ImageFolder {
  private readonly key: RegExp;

  constructor(readonly name: string) {
    this.key = new RegExp(`^${name}/([\\w-]{43})\\.(?:(?:${IMAGE_SIZES.join('|')})\\.webp|preview\\.jpg)$`);
  }

  /** The key of an image in one size. */
  keyOf(image: string, size: ImageSize): string {
    return `${this.name}/${image}.${size}.webp`;
  }

  /** The key of what a preview of a link shows of an image. */
  previewKeyOf(image: string): string {
    return `${this.name}/${image}.preview.jpg`;
  }

  /** The name of the image that a key belongs to; undefined for a file that is none, such as an unfinished one. */
  nameIn(key: string): string | undefined {
    return this.key.exec(key)?.[1];
  }
}
