// Images for stories of uploads.
import sharp from 'sharp';

/** A photo of this size in pixels, no two alike. */
export const photoOf = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#207040',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** The smallest photo, for stories about something else. */
export const TINY_PHOTO = Buffer.from(
  'UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoIAAgAAUAmJaACdAIHgAD+8U2tcXNkRR/8gx/uy/0k4jAA',
  'base64',
);

/** The same as a phone that lies on its side takes it, with where that was. */
export const takenSideways = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 53/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** What an image has beside its pixels. */
export async function metadataIn(image: Buffer): Promise<unknown[]> {
  const { exif, xmp, icc, orientation } = await sharp(image).metadata();
  return [exif, xmp, icc, orientation].filter((each) => each !== undefined);
}

/** A few kilobytes of 42 megapixels. */
export const manyPixels = (): Promise<Buffer> =>
  sharp({ create: { width: 7_000, height: 6_000, channels: 3, background: 'red' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Two frames. */
export async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
}
