// Cuts a stream of bytes into the texts of single objects, whatever its length, in little memory.
import { endsInTheMiddle } from './import-error.js';

/** No object of the card database comes near this length, in bytes. */
export const MAX_PIECE_BYTES = 1_000_000;

/** What one object may be made of. */
export interface Piece {
  /** Undefined for one that was too long to keep. */
  readonly bytes: Buffer | undefined;
  /** Nothing marked its end: the file ended first. */
  readonly isOpen: boolean;
}

/** Collects the parts of a piece that may be spread over chunks, and lets go of one that grows too long. */
class Collector {
  private parts: Buffer[] = [];
  private length = 0;

  add(part: Buffer): void {
    this.length += part.length;
    if (this.length > MAX_PIECE_BYTES) this.parts = [];
    else if (part.length > 0) this.parts.push(part);
  }

  take(isOpen = false): Piece {
    const bytes = this.length > MAX_PIECE_BYTES ? undefined : Buffer.concat(this.parts);
    this.parts = [];
    this.length = 0;
    return { bytes, isOpen };
  }
}

/** One piece a line; open is what follows the last line's end. */
export async function* lines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  const line = new Collector();
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, from)) {
      line.add(chunk.subarray(from, end));
      yield line.take();
      from = end + 1;
    }
    line.add(chunk.subarray(from));
  }
  yield line.take(true);
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** One piece an element of a JSON array. Throws a CatalogueImportError when the array does not end. */
export async function* elements(chunks: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  const element = new Collector();
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (isEscaped) isEscaped = false;
      else if (isText) {
        isEscaped = byte === BACKSLASH;
        isText = byte !== QUOTE;
      } else if (byte === QUOTE) isText = true;
      else if (OPENING.has(byte)) {
        if (depth++ === 0) from = at + 1;
      } else if (CLOSING.has(byte) && --depth > 0) continue;
      else if (depth === 0 || (byte === COMMA && depth === 1)) {
        element.add(chunk.subarray(from, at));
        yield element.take();
        if (depth === 0) return;
        from = at + 1;
      }
    }
    element.add(chunk.subarray(from));
  }
  throw endsInTheMiddle();
}
