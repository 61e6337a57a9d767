// Caches the files of a folder as static answers; a file is read again when it changes on disk.
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { StaticAnswer, type StaticAnswerOptions } from './static-answer.js';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** What the build writes beside a file, after it: compressed variants. */
const VARIANTS = ['.br', '.gz'] as const;
/** How long a cached file is served before it is checked with stat, in milliseconds. */
const STAT_INTERVAL_MS = 1_000;
const MAX_FILES = 2_000;

interface CachedFile {
  readonly answer: Promise<StaticAnswer | undefined>;
  readonly version: string;
  checkedAt: number;
}

export class FileAnswers {
  private readonly cache = new LRUCache<string, CachedFile>({ max: MAX_FILES });

  constructor(
    private readonly folder: string,
    private readonly options: Pick<StaticAnswerOptions, 'cacheControl' | 'headers'> = {},
  ) {}

  /** The answer of a file; undefined where there is none. `name` must not lead out of the folder. */
  async of(name: string): Promise<StaticAnswer | undefined> {
    const known = this.cache.get(name);
    const now = Date.now();
    if (known && Math.abs(now - known.checkedAt) < STAT_INTERVAL_MS) return known.answer;
    if (known) known.checkedAt = now;
    const version = await versionOf(join(this.folder, name));
    if (version === undefined) return void this.cache.delete(name);
    const newest = this.cache.get(name);
    if (newest?.version === version) return newest.answer;
    const answer = this.read(name);
    this.cache.set(name, { answer, version, checkedAt: now });
    return answer;
  }

  private async read(name: string): Promise<StaticAnswer | undefined> {
    const path = join(this.folder, name);
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const body = await readOrNothing(path);
    if (!body) return undefined;
    const [br, gzip] = await Promise.all(VARIANTS.map((variant) => readOrNothing(path + variant)));
    const encoded = { ...(br && { br }), ...(gzip && { gzip }) };
    return new StaticAnswer(type, body, { ...this.options, encoded });
  }
}

/** Changes with a file and with each of its variants; undefined where there is no such file. */
async function versionOf(path: string): Promise<string | undefined> {
  const [file, ...variants] = await Promise.all(
    ['', ...VARIANTS].map((variant) => stat(path + variant).catch(() => undefined)),
  );
  if (!file?.isFile()) return undefined;
  return [file, ...variants].map((each) => each && `${each.mtimeMs} ${each.size}`).join();
}

const readOrNothing = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);
