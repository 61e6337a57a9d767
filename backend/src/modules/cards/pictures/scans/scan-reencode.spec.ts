// What is left of a fetched picture: its pixels, and nothing that came with them.
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { NoScan } from './scan-fetch.js';
import { reencode } from './scan-reencode.js';

const SCRIPT = '<script>alert(1)</script>';
const KINDS = ['jpeg', 'png', 'webp'] as const;
/** A picture of 61 by 85 pixels, orange above and blue below. */
const drawn = () =>
  sharp({ create: { width: 61, height: 85, channels: 3, background: '#e07020' } }).composite([
    { input: { create: { width: 61, height: 40, channels: 3, background: '#2050c0' } }, gravity: 'south' },
  ]);
const picture = (kind: (typeof KINDS)[number]) => drawn().toFormat(kind).toBuffer();

/** The colour in the middle of the upper half. */
const above = async (bytes: Buffer) => {
  const options = { left: 20, top: 10, width: 1, height: 1 };
  return [...(await sharp(bytes).extract(options).removeAlpha().raw().toBuffer())];
};

/** A PNG that says it has so many pixels a side, all of them black: a few kilobytes. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const content = Buffer.concat([Buffer.from(type), data]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc(content));
    return Buffer.concat([head, content, check]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(side / 8) * side + side));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('a fetched picture that is re-encoded', () => {
  it.each(KINDS)('is the same picture of the same size: %s', async (kind) => {
    const before = await picture(kind);
    const after = await reencode(before);
    expect(await sharp(after).metadata()).toMatchObject({ format: kind, width: 61, height: 85 });
    const [was, is] = [await above(before), await above(after)];
    for (const [nth, value] of was.entries()) expect(Math.abs(value - (is[nth] ?? 0))).toBeLessThan(6);
  });

  it.each(KINDS)('has lost all that came with it: %s', async (kind) => {
    const told = drawn()
      .toFormat(kind)
      .withExif({ IFD0: { Copyright: SCRIPT, ImageDescription: SCRIPT } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`);
    const before = Buffer.concat([await told.toBuffer(), Buffer.from(`${SCRIPT}PK\u0003\u0004`)]);
    expect(before.includes(SCRIPT)).toBe(true);
    const after = await reencode(before);
    expect(after.includes('script')).toBe(false);
    const { exif, xmp, icc, iptc, comments } = await sharp(after).metadata();
    expect([exif, xmp, icc, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('keeps the colours that its profile means', async () => {
    const wide = await drawn().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const [red = 0, green = 0, blue = 0] = await above(await reencode(wide));
    for (const [is, was] of [
      [red, 0xe0],
      [green, 0x70],
      [blue, 0x20],
    ] as const)
      expect(Math.abs(is - was)).toBeLessThan(12);
  });

  it('stands upright where it was turned by a note', async () => {
    const lying = await drawn().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await sharp(await reencode(lying)).metadata()).toMatchObject({ width: 85, height: 61 });
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a bomb', () => bomb(30_000)],
    [
      'a picture of one row',
      () =>
        sharp({ create: { width: 9_000, height: 1, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    ['half of a picture', async () => (await picture('jpeg')).subarray(0, 400)],
    [
      'the beginning of a picture before a page',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(`<html>${SCRIPT}`)]),
    ],
    [
      'a drawing',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`),
    ],
    ['a picture of a kind that no scan has', () => drawn().tiff().toBuffer()],
    ['an animation', () => drawn().gif().toBuffer()],
    ['nothing', () => Buffer.alloc(0)],
  ])('is none where it is %s', async (_what, make) => {
    await expect(reencode(await make())).rejects.toThrow(NoScan);
  });

  it('is asked for again later where only the time was too short', async () => {
    const { prototype } = sharp as unknown as { prototype: Sharp };
    const { timeout } = prototype;
    const busy = jest.spyOn(prototype, 'timeout').mockImplementation(function (this: Sharp, options) {
      return timeout.call(this.resize(2_000).blur(300), options);
    });
    const failure = await reencode(await picture('png'), 1).catch((error: Error) => error);
    busy.mockRestore();
    expect(failure).toEqual(new Error('the picture took longer than 1 s'));
    expect(failure).not.toBeInstanceOf(NoScan);
  });

  it('is none where its words are those of a short time, and it was not', async () => {
    const { prototype } = sharp as unknown as { prototype: Sharp };
    const broken = jest.spyOn(prototype, 'timeout').mockImplementation(() => {
      throw new Error('timeout: is what the picture says');
    });
    await expect(reencode(await picture('png'))).rejects.toThrow(NoScan);
    broken.mockRestore();
  });

  it('cannot be a drawing, whatever is asked of the library', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(drawing).png().toBuffer()).rejects.toThrow(/unsupported|block/i);
  });
});
