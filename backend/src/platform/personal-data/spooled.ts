// A long answer, written to a file before anybody reads it: it takes no memory, a failure is answered as one, and a slow
// client holds no connection to the database.
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A text that stands in a file, and how many bytes it has. */
export interface Spooled {
  readonly stream: Readable;
  readonly length: number;
}

/** Writes the pieces to a file in this folder, which has no name from the beginning and goes with its last reader. */
export async function spooled(folder: string, pieces: AsyncIterable<string>): Promise<Spooled> {
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
