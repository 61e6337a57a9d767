// Decodes an uploaded image and encodes its pixels again: nothing else that came with them is stored, such as where it was taken.
import pLimit from 'p-limit';
import type { ImageErrors } from './image-errors.js';
import { sharp } from './sharp.js';

/** A small file may claim to be a thousand times as large. */
const MAX_PIXELS = 40_000_000;
/** Far more than an image takes on a busy machine. */
const TIMEOUT_S = 10;
const FULL = { side: 1_600, quality: 82 };
const THUMBNAIL = { side: 320, quality: 76 };
const MAX_QUEUED = 16;
const RETRY_AFTER_S = 5;

/** An image as it is stored: WebP, upright, in sRGB. */
export interface EncodedImage {
  readonly full: Buffer;
  readonly thumbnail: Buffer;
  /** Of the full size, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** One at a time: passwords are hashed on the same few threads. */
const limit = pLimit(1);
/** Encodes when it is its turn. */
export const inTurn = <T>(act: () => Promise<T>): Promise<T> => limit(act);
/** Whether as many wait as may. */
export const isEncoderBusy = (): boolean => limit.pendingCount >= MAX_QUEUED;

/** Throws one of `errors`: `unavailable` when too many wait, and after the timeout. */
export async function encodeImage(
  bytes: Buffer,
  errors: ImageErrors,
  timeoutS = TIMEOUT_S,
): Promise<EncodedImage> {
  if (isEncoderBusy()) throw errors.unavailable({ retryAfter: RETRY_AFTER_S });
  return inTurn(() => encoded(bytes, errors, timeoutS));
}

async function encoded(bytes: Buffer, errors: ImageErrors, timeoutS: number): Promise<EncodedImage> {
  await refuseOddImage(bytes, errors);
  const startedAt = performance.now();
  try {
    // `error` lets pass what a camera's software does wrong without a loss of pixels; half a file fails.
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(within(FULL.side))
      .webp({ quality: FULL.quality })
      .timeout({ seconds: timeoutS })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(data)
      .resize(within(THUMBNAIL.side))
      .webp({ quality: THUMBNAIL.quality })
      .toBuffer();
    return { full: data, thumbnail, width: info.width, height: info.height };
  } catch {
    // sharp has no error code for its timeout, so the elapsed time tells.
    const isTimeout = performance.now() - startedAt >= timeoutS * 1000;
    throw isTimeout ? errors.unavailable({ retryAfter: RETRY_AFTER_S }) : errors.unreadable();
  }
}

/** Looks at the header alone. */
async function refuseOddImage(bytes: Buffer, errors: ImageErrors): Promise<void> {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw errors.unreadable();
    });
  if (pages > 1) throw errors.unreadable();
  if (width * height > MAX_PIXELS) throw errors.tooLarge();
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
