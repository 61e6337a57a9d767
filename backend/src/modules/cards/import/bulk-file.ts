// Opens a bulk file of the card database: JSON lines or a JSON array, plain or gzipped, recognized by its first bytes.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CatalogueImportError, elements, endsInTheMiddle, lines, type Piece } from '../upstream/index.js';

/** A file that is there and has something in it. */
export interface BulkFile {
  readonly path: string;
  /** Without folders. */
  readonly name: string;
  /** In bytes, as it lies on the disk. */
  readonly size: number;
  /** The day its prices are of: from its name if it says so (`…-20260804091507.jsonl.gz`), else when it was written. */
  readonly day: string;
  readonly isGzip: boolean;
}

/** Looks at a file. Throws a CatalogueImportError when it can't be read or is empty. */
export async function inspect(path: string): Promise<BulkFile> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'There is no such file' : `It can't be read (${error.code})`;
    throw new CatalogueImportError(`${why}: ${path}`);
  });
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new CatalogueImportError(`This is not a file: ${path}`);
    if (stat.size === 0) throw new CatalogueImportError(`The file is empty: ${path}`);
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    const name = basename(path);
    const isGzip = buffer[0] === 0x1f && buffer[1] === 0x8b;
    return { path, name, size: stat.size, day: dayOf(name) ?? isoDay(stat.mtime), isGzip };
  } finally {
    await file.close();
  }
}

/** The day of a moment, as `2024-11-08`. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

function dayOf(name: string): string | undefined {
  const [, year, month, day] = /(20\d\d)(\d\d)(\d\d)\d{0,6}\D/.exec(name) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : isoDay(date);
}

/**
 * The objects in a file, as bytes. `advance` hears how many bytes of the file were read, now and then.
 * Throws a CatalogueImportError when the file is broken, or is no such file at all.
 */
export async function* piecesOf(file: BulkFile, advance: (bytes: number) => void): AsyncGenerator<Piece> {
  const bytes = createReadStream(file.path, { highWaterMark: 1 << 18 });
  bytes.on('data', (chunk) => advance(chunk.length));
  // A failure of either stream is thrown where the last one is read.
  const content = file.isGzip
    ? pipeline(bytes, createGunzip({ chunkSize: 1 << 18 }), () => undefined)
    : bytes;
  try {
    const { first, chunks } = await withoutSpace(bounded(content));
    if (first === undefined) throw new CatalogueImportError(`The file is empty: ${file.path}`);
    if (first === '<') throw new CatalogueImportError(`This is a web page, not a bulk file: ${file.path}`);
    yield* first === '[' ? elements(chunks) : lines(chunks);
  } catch (error) {
    throw explained(error);
  } finally {
    content.destroy();
  }
}

/** No bulk file unpacks to so much, in bytes: three times the largest there is. */
const MAX_UNPACKED_BYTES = 9_000_000_000;

async function* bounded(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of content) {
    length += chunk.length;
    if (length > MAX_UNPACKED_BYTES)
      throw new CatalogueImportError('The file unpacks to more than any bulk file.');
    yield chunk;
  }
}

/** The first character that counts, and the content from there on. */
async function withoutSpace(content: AsyncIterable<Buffer>) {
  const source = content[Symbol.asyncIterator]();
  for (;;) {
    const next = await source.next();
    if (next.done) return { first: undefined, chunks: content };
    const at = next.value.findIndex((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf].includes(byte));
    if (at < 0) continue;
    const beginning = next.value.subarray(at);
    const chunks = (async function* () {
      yield beginning;
      yield* { [Symbol.asyncIterator]: () => source };
    })();
    return { first: String.fromCharCode(beginning[0] ?? 0), chunks };
  }
}

function explained(error: unknown): unknown {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return endsInTheMiddle();
  return code.startsWith('Z_')
    ? new CatalogueImportError('The file is damaged: it can’t be unpacked.')
    : error;
}
