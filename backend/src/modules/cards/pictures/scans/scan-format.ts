// Tells a picture by its first bytes: what a server says of its file is not asked.

const FORMATS = [
  {
    type: 'image/jpeg',
    begins: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  },
  { type: 'image/png', begins: (bytes: Buffer) => bytes.subarray(1, 4).toString('latin1') === 'PNG' },
  {
    type: 'image/webp',
    begins: (bytes: Buffer) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
      bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
] as const;

/** The media types that a scan can have. */
export const SCAN_TYPES = FORMATS.map(({ type }) => type);

/** The media type of these bytes; undefined for anything that is no picture of a kind that only shows. */
export const scanType = (bytes: Buffer): (typeof SCAN_TYPES)[number] | undefined =>
  FORMATS.find(({ begins }) => begins(bytes))?.type;
