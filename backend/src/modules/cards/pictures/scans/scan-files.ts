// Scans on the disk, under DATA_DIR: a file each, found by the address that it came from, the longest unused go first.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../../../kernel/durations.js';

const UNFINISHED = '.part';
/** Raise it when pictures are written otherwise: those of before are not found any more, and go in time. */
const WRITTEN = 2;

/** A folder of scans. A disk that is full or broken loses speed, never a picture: each method then does without. */
export class ScanFiles {
  constructor(private readonly folder: string) {}

  /** The name of the scan from this address; it changes with the address, and so with the picture. */
  nameOf(address: URL): string {
    return createHash('sha256').update(`${WRITTEN} ${address.href}`).digest('base64url').slice(0, 27);
  }

  /** The scan of this name, if it is there. */
  async read(name: string, now: Date): Promise<Buffer | undefined> {
    if (!(await this.touch(name, now))) return undefined;
    return readFile(this.pathOf(name)).catch(() => undefined);
  }

  /** Whether the scan of this name is there. It counts as used, and is not read. */
  async touch(name: string, now: Date): Promise<boolean> {
    const path = this.pathOf(name);
    try {
      const { mtimeMs, size } = await stat(path);
      if (now.getTime() - mtimeMs > DAY_MS) await utimes(path, now, now);
      return size > 0;
    } catch {
      return false;
    }
  }

  /** Keeps a scan: it is there as a whole or not at all. Answers why it could not be kept, if so. */
  async keep(name: string, bytes: Buffer): Promise<Error | undefined> {
    const path = this.pathOf(name);
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
    try {
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, path);
      return undefined;
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      return error as Error;
    }
  }

  /** Removes the longest unused until no more than `most` bytes are left, and what was never finished. Answers how many. */
  async sweep(most: number, now: Date): Promise<number> {
    const files = await this.all();
    let left = files.reduce((sum, { size }) => sum + size, 0);
    let removed = 0;
    for (const { path, size, used } of files.sort((one, other) => one.used - other.used)) {
      const isStale = path.endsWith(UNFINISHED) && now.getTime() - used > DAY_MS;
      if (left <= most && !isStale) continue;
      await rm(path, { force: true });
      left -= size;
      removed++;
    }
    return removed;
  }

  private async all(): Promise<{ path: string; size: number; used: number }[]> {
    const names = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const found: { path: string; size: number; used: number }[] = [];
    for (const entry of names.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const known = await stat(path).catch(() => undefined);
      if (known) found.push({ path, size: known.size, used: known.mtimeMs });
    }
    return found;
  }

  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}
