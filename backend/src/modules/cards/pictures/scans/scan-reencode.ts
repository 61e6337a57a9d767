// Re-encodes a fetched picture, so that what is stored and shown holds its pixels and nothing else that came with them.
import pLimit from 'p-limit';
import { sharp } from '../../../../platform/images/sharp.js';
import { NoScan } from './scan-fetch.js';
import { scanType } from './scan-format.js';

/** Twice the side of the largest scan. A small file may claim to be a thousand times as large. */
const MAX_SIDE = 2_500;
const MAX_PIXELS = 4_000_000;
/** Far more than a scan takes on a busy machine. */
const TIMEOUT_S = 5;
/** Nobody sees the difference, and the file stays as small as it came. */
const QUALITY = 90;

type Image = ReturnType<typeof sharp>;

const ENCODERS = {
  'image/jpeg': (image: Image) => image.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }),
  'image/png': (image: Image) => image.png(),
  'image/webp': (image: Image) => image.webp({ quality: QUALITY }),
};

/** One at a time: passwords are hashed on the same few threads. */
const limit = pLimit(1);

/**
 * The same picture in the same size and format, converted to sRGB, without metadata or trailing bytes. Throws a NoScan if
 * it is broken, far too large or no picture, and another error after the timeout.
 */
export const reencode = (bytes: Buffer, timeoutS = TIMEOUT_S): Promise<Buffer> =>
  limit(() => reencoded(bytes, timeoutS));

async function reencoded(bytes: Buffer, timeoutS: number): Promise<Buffer> {
  const type = scanType(bytes);
  if (!type) throw new NoScan('what came is no picture');
  const startedAt = performance.now();
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning' });
    const { width, height } = await image.metadata();
    if (Math.max(width, height) > MAX_SIDE) throw new Error(`${width} by ${height} pixels`);
    return await ENCODERS[type](image.autoOrient().timeout({ seconds: timeoutS })).toBuffer();
  } catch (error) {
    // sharp has no error code for its timeout, so the elapsed time tells.
    if (performance.now() - startedAt >= timeoutS * 1000)
      throw new Error(`the picture took longer than ${timeoutS} s`, { cause: error });
    throw new NoScan(`the picture can’t be read: ${(error as Error).message}`);
  }
}
