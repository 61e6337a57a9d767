// Spools a long answer to a file before it is sent: it takes no memory, an error still becomes an error response, and a slow
// client holds no database connection.
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A stream of the file, and its size in bytes. */
export interface SpooledFile {
  readonly stream: Readable;
  readonly length: number;
}

/** Writes the pieces to a file in this folder. It is unlinked at once, and its space is freed when the stream closes. */
export async function spoolToFile(folder: string, pieces: AsyncIterable<string>): Promise<SpooledFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `export-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    for await (const piece of pieces) await file.appendFile(piece);
    const { size: length } = await file.stat();
    return { stream: file.createReadStream({ start: 0 }), length };
  } catch (error) {
    await file.close();
    throw error;
  }
}
