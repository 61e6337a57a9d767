// Bytes as text: UTF-8, UTF-16, or Windows-1252 where it is neither.
import { TextDecoder } from 'node:util';
import { type Refusal, refusal } from '../problems.js';
import type { ReadFile } from '../read-file.js';
import { binaryKind, isWebPage } from './file-kind.js';
import type { Turns } from './turns.js';

export type Encoding = ReadFile['encoding'];

/** A file as text, with LF as its only line end. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** What a file may have in bytes. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
const PIECE = 512 * 1024;
/** Enough to tell UTF-16 by its zero bytes where there is no byte order mark. */
const SAMPLE = 512;

/** In text of Western languages every second byte of UTF-16 is zero. */
function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE);
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd > sample.length / 4) return 'utf-16le';
  if (odd === 0 && even > sample.length / 4) return 'utf-16be';
  return 'utf-8';
}

const NOT_ASCII = /[^\p{ASCII}]/u;
const REPLACEMENT = '\uFFFD';

/** Text that comes in pieces, with LF as its only line end; one may be cut in two. */
function lineEnds(): (piece: string) => string {
  let isAfterCr = false;
  return (piece) => {
    if (piece === '') return piece;
    const rest = isAfterCr && piece.startsWith('\n') ? piece.slice(1) : piece;
    isAfterCr = piece.endsWith('\r');
    return rest.replace(/\r\n?/g, '\n');
  };
}

/** Whether the last character that was given to it is complete. */
function endsWhole(decoder: TextDecoder): boolean {
  try {
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Undefined if the bytes are not in this encoding. */
async function decodeAs(bytes: Uint8Array, encoding: Encoding, turns: Turns): Promise<string | undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const pieces: string[] = [];
  const normal = lineEnds();
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      if (turns.isOver) await turns.next();
      pieces.push(normal(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })));
    }
  } catch {
    return undefined;
  }
  if (turns.isOver) await turns.next();
  let text = pieces.join('');
  if (!endsWhole(decoder)) {
    // A file that was cut off within a character: what stands before shows whether this is its encoding.
    if (!NOT_ASCII.test(text)) return undefined;
    text += REPLACEMENT;
  }
  return text;
}

/** Text, or why the file is not read. */
export async function decode(bytes: Uint8Array, turns: Turns): Promise<DecodedText | Refusal> {
  if (bytes.length > MAX_FILE_BYTES) return refusal('too-large');
  const kind = binaryKind(bytes);
  if (kind) return refusal(kind);
  const encoding = encodingOf(bytes);
  const text = await decodeAs(bytes, encoding, turns);
  // Every byte is something in Windows-1252, so that it is the last resort.
  const decoded: DecodedText =
    text === undefined
      ? { text: (await decodeAs(bytes, 'windows-1252', turns)) ?? '', encoding: 'windows-1252' }
      : { text, encoding };
  if (decoded.text.includes('\0')) return refusal('binary');
  if (isWebPage(decoded.text)) return refusal('web-page');
  return decoded.text.trim() === '' ? refusal('empty') : decoded;
}
