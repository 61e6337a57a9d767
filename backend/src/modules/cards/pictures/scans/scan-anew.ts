// Writes a fetched picture anew: what is kept and shown is made of its pixels alone, whatever else came with them.
import sharp from 'sharp';
import { NoScan } from './scan-fetch.js';
import { scanType } from './scan-format.js';

/** Twice the side of the largest scan there is. A small file may say that it is a thousand times as large. */
const LONGEST_SIDE = 2_500;
const MOST_PIXELS = 4_000_000;
/** A busy machine needs longer, which is not the picture’s fault. */
const PATIENCE_S = 5;
/** Nobody sees the difference, and the file stays as small as it came. */
const QUALITY = 90;

// Of all that the library can read, the three kinds that a scan may be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);
sharp.concurrency(1);

type Image = ReturnType<typeof sharp>;

const WRITTEN = {
  'image/jpeg': (image: Image) => image.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }),
  'image/png': (image: Image) => image.png(),
  'image/webp': (image: Image) => image.webp({ quality: QUALITY }),
};

/** One after the other: passwords are hashed on the same few threads. */
let before: Promise<unknown> = Promise.resolve();

/**
 * The same picture of the same size and kind, in the colours that its profile means, without metadata and whatever stood
 * behind it. Throws a NoScan for what is broken, far too large or no picture, and another error when it took too long.
 */
export function writtenAnew(bytes: Buffer, patienceS = PATIENCE_S): Promise<Buffer> {
  const turn = before.then(() => written(bytes, patienceS));
  before = turn.catch(() => undefined);
  return turn;
}

async function written(bytes: Buffer, patienceS: number): Promise<Buffer> {
  const type = scanType(bytes);
  if (!type) throw new NoScan('what came is no picture');
  const begun = performance.now();
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' });
    const { width, height } = await image.metadata();
    if (Math.max(width, height) > LONGEST_SIDE) throw new Error(`${width} by ${height} pixels`);
    return await WRITTEN[type](image.autoOrient().timeout({ seconds: patienceS })).toBuffer();
  } catch (error) {
    // The library has no code for it. Who took so long may have been stopped for that, whatever else is wrong.
    if (performance.now() - begun >= patienceS * 1000)
      throw new Error(`the picture took longer than ${patienceS} s`, { cause: error });
    throw new NoScan(`the picture can’t be read: ${(error as Error).message}`);
  }
}
