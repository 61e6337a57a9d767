// Fetches a bulk file into a folder, where it goes on after a connection that broke.
import { randomInt } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutgoingResponse } from '../../../platform/outgoing/outgoing-request.js';
import { CatalogueImportError, type Outgoing, TransientError } from '../upstream/index.js';
import type { BulkOffer } from './bulk-endpoint.js';
import type { ImportProgress } from './import-progress.js';

const ENDING = '.download';
const FULL = new Set(['ENOSPC', 'EDQUOT']);
/** A file that nobody has written to for so long was left behind by a process that was killed, in milliseconds. */
const STALE_MS = 6 * 3_600_000;

/** Fetches the file of an offer; answers its path. Nothing is left when it throws a CatalogueImportError. */
export async function download(
  outgoing: Outgoing,
  offer: BulkOffer,
  folder: string,
  progress: ImportProgress,
): Promise<string> {
  const path = join(folder, `${offer.name}.${letters()}${ENDING}`);
  const file = await onDisk(folder, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await sweep(folder);
    return open(path, 'wx', 0o600);
  });
  try {
    const running = new Download(outgoing, offer, file, folder, progress);
    await outgoing.withRetry(() => running.resume());
    return path;
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

/** Throws a CatalogueImportError when the disk refuses. */
async function onDisk<Result>(folder: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const why = FULL.has(code) ? 'the disk is full' : code;
    throw new CatalogueImportError(`The bulk file can’t be kept in ${folder}: ${why}`);
  }
}

/** No digits: a name may say the day its prices are of. */
const letters = (): string =>
  Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join('');

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = name.endsWith(ENDING) ? await stat(path).catch(() => undefined) : undefined;
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}

/** One file on its way, over several connections if need be. */
class Download {
  private done = 0;
  /** Tells whether what comes now belongs to what came before. */
  private validator: string | undefined;

  constructor(
    private readonly outgoing: Outgoing,
    private readonly offer: BulkOffer,
    private readonly file: FileHandle,
    private readonly folder: string,
    private readonly progress: ImportProgress,
  ) {}

  /** Fetches what is missing. Throws TransientError when the connection breaks. */
  async resume(): Promise<void> {
    const range: Record<string, string> = {};
    if (this.validator && this.done > 0) {
      Object.assign(range, { range: `bytes=${this.done}-`, 'if-range': this.validator });
    }
    const reply = await this.outgoing.open(this.offer.url, range);
    try {
      const whole = await this.begin(reply);
      for await (const chunk of this.outgoing.bytesOf(reply)) {
        if (this.done + chunk.length > (whole ?? this.outgoing.limits.file)) throw this.tooLong();
        await onDisk(this.folder, () => this.file.write(chunk, 0, chunk.length, this.done));
        this.done += chunk.length;
        this.progress.fetching?.(this.done, whole ?? Math.max(this.done, this.offer.size ?? 0));
      }
      if (whole !== undefined && this.done < whole) throw new TransientError('the connection broke');
    } finally {
      reply.close();
    }
  }

  /** Checks where the bytes of this answer belong; returns the size of the whole file, if it is known. */
  private async begin(reply: OutgoingResponse): Promise<number | undefined> {
    const whole = reply.status === 206 ? rangeIn(reply, this.done) : await this.beginAgain(reply);
    if (whole === 'other') {
      await this.forget();
      throw new TransientError('another part came than the one asked for');
    }
    if ((whole ?? 0) > this.outgoing.limits.file) throw this.tooLong();
    return whole;
  }

  private async beginAgain(reply: OutgoingResponse): Promise<number | undefined | 'other'> {
    if (reply.status !== 200) return 'other';
    await this.forget();
    const { etag = '', 'last-modified': modified, 'content-encoding': encoding = 'identity' } = reply.headers;
    if (encoding !== 'identity')
      throw new CatalogueImportError(`The bulk file has an unsupported encoding: ${encoding}`);
    // A weak tag does not say that the bytes are the same.
    this.validator = etag.startsWith('"') ? etag : modified;
    const length = Number(reply.headers['content-length'] ?? Number.NaN);
    return Number.isNaN(length) ? undefined : length;
  }

  private tooLong(): CatalogueImportError {
    return new CatalogueImportError(`The bulk file is longer than ${this.outgoing.limits.file} bytes.`);
  }

  private async forget(): Promise<void> {
    this.done = 0;
    this.validator = undefined;
    await onDisk(this.folder, () => this.file.truncate(0));
  }
}

function rangeIn({ headers }: OutgoingResponse, from: number): number | 'other' {
  const [, first, whole] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
  return Number(first) === from ? Number(whole) : 'other';
}
