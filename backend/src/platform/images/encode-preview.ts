// What a preview of a link shows: JPEGs of a fixed size, as several messengers show no WebP and no SVG.
import { inTurn, isEncoderBusy } from './encode-image.js';
import { PREVIEW } from './image-folder.js';
import { sharp } from './sharp.js';

const QUALITY = 80;
const GROUND = { blur: 30, brightness: 0.7 };
/** A playmat of felt, around a card that is shown whole. */
const FELT = '#14503e';
const MARGIN = 30;
/** Of the width of a card: as printed. */
const CORNER = 0.0475;
/** As many pixels as a drawing says, and twice as many. */
const AS_IT_SAYS = 72;
const DENSITY = 2 * AS_IT_SAYS;

/** A stored image as a whole, on a blurred ground of its own colors; undefined while too many wait. */
export const previewOfImage = (image: Buffer): Promise<Buffer | undefined> =>
  unlessBusy(async () => {
    const ground = await sharp(image)
      .resize({ ...PREVIEW, fit: 'cover' })
      .blur(GROUND.blur)
      .modulate({ brightness: GROUND.brightness })
      .toBuffer();
    const whole = await sharp(image)
      .resize({ ...PREVIEW, fit: 'inside' })
      .toBuffer();
    return jpegOf(sharp(ground).composite([{ input: whole }]));
  });

/** The scan of a card as a whole, on felt; undefined while too many wait. */
export const previewOfScan = (scan: Buffer): Promise<Buffer | undefined> =>
  unlessBusy(async () => {
    const height = PREVIEW.height - 2 * MARGIN;
    const card = await sharp(scan).resize({ height }).png().toBuffer({ resolveWithObject: true });
    const { width } = card.info;
    const round = await raster(
      `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${width * CORNER}"/></svg>`,
      AS_IT_SAYS,
    );
    const cut = await sharp(card.data)
      .composite([{ input: round, blend: 'dest-in' }])
      .png()
      .toBuffer();
    const felt = sharp({ create: { ...PREVIEW, channels: 3, background: FELT } });
    return jpegOf(felt.composite([{ input: cut }]));
  });

/** A drawing of ours without text, which covers all of it; undefined while too many wait. */
export const previewOfDrawing = (svg: string): Promise<Buffer | undefined> =>
  unlessBusy(async () => jpegOf(sharp(await raster(svg)).resize({ ...PREVIEW, fit: 'cover' })));

const unlessBusy = <T>(encode: () => Promise<T>): Promise<T | undefined> =>
  isEncoderBusy() ? Promise.resolve(undefined) : inTurn(encode);

/**
 * The pixels of an SVG document of ours. Only for as long as this takes may the library read SVG: uploads are decoded in turn with this, and what is
 * fetched is recognized by its first bytes before.
 */
async function raster(svg: string, density = DENSITY): Promise<Buffer> {
  const reader = { operation: ['VipsForeignLoadSvg'] };
  sharp.unblock(reader);
  try {
    return await sharp(Buffer.from(svg), { density }).png().toBuffer();
  } finally {
    sharp.block(reader);
  }
}
const jpegOf = (image: ReturnType<typeof sharp>): Promise<Buffer> =>
  image.flatten().jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
