// Reads a bulk file piece by piece into rows for COPY: counts what can't be used, refuses a file with nothing in it.

import { CatalogueImportError, endsInTheMiddle } from '../upstream/index.js';
import { type BulkFile, piecesOf } from './bulk-file.js';
import { copyRow } from './copy-text.js';
import type { ImportProgress } from './import-progress.js';
import { isBroken } from './incoming-card.js';

type Row = Parameters<typeof copyRow>[0];
/** The rows that a piece yields, or why it can't be used, for a person. */
export type ReadPiece = (bytes: Buffer | undefined) => readonly Row[] | string;

const CHUNK = 1 << 16;
const isSpace = (byte: number): boolean => byte <= 0x20;

/** One reading of one file. */
export class BulkReading {
  /** How many pieces could be used. */
  taken = 0;
  /** What can't be used, by the reason why. */
  readonly skipped: Record<string, number> = {};

  constructor(
    private readonly file: BulkFile,
    private readonly progress: ImportProgress,
    /** What a piece is, for a person: `card`. */
    private readonly what: string,
  ) {}

  /** The rows of the file in COPY's text format. Throws a CatalogueImportError for a file that can't be used. */
  async *rows(read: ReadPiece): AsyncGenerator<string> {
    let done = 0;
    let chunk = '';
    let isCut = false;
    for await (const { bytes, isOpen } of piecesOf(this.file, (length) => (done += length))) {
      if (bytes?.every(isSpace)) continue;
      const found = read(bytes);
      if (typeof found === 'string') {
        this.skip(found, 1);
        isCut = isOpen && isBroken(found);
        continue;
      }
      this.taken++;
      for (const row of found) chunk += copyRow(row);
      if (chunk.length < CHUNK) continue;
      this.progress.reading(done, this.file.size, this.taken);
      yield chunk;
      chunk = '';
    }
    if (this.taken === 0)
      throw new CatalogueImportError(`No ${this.what} found in the file.${this.reasons()}`);
    if (isCut) throw endsInTheMiddle();
    this.progress.reading(this.file.size, this.file.size, this.taken);
    yield chunk;
  }

  /** Counts what can't be used. */
  skip(reason: string, count: number): void {
    if (count > 0) this.skipped[reason] = (this.skipped[reason] ?? 0) + count;
  }

  private reasons(): string {
    const found = Object.entries(this.skipped).map(([reason, count]) => `${count} ${reason}`);
    return found.length > 0 ? ` What is in it: ${found.join(', ')}.` : '';
  }
}
