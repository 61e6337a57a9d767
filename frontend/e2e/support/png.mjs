// PNG files to choose in a form.
import { deflateSync } from 'node:zlib';

/** One of this size: the color [red, green, blue], which fades to black from the top to the foot with `fades`. */
export function pngOf({ name, color, width, height, fades = false }) {
  const rowAt = (y) => {
    const shade = fades ? 1 - y / height : 1;
    const pixel = Buffer.from(color.map((part) => Math.round(part * shade)));
    return Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, pixel)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, (_row, y) => rowAt(y))));
  const parts = [chunk('IHDR', size), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  const buffer = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type, data) {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(type), data]);
  check.writeUInt32BE(checksum(content));
  return Buffer.concat([length, content, check]);
}

/** CRC-32; `zlib.crc32` needs Node 22. */
function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
