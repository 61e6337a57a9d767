// PostgreSQL's log: one file that starts again when it has grown large.
import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.js';

const LARGE = 10 * 1024 * 1024;
/** What a message about a failed start quotes at most. */
const QUOTE = 4_000;

/** The log in `directory`, ready for a server's output; a large one is kept beside it as `postgres.log.1`. */
export function prepareLog(directory: string, account: Account): string {
  const file = join(directory, 'postgres.log');
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGE) renameSync(file, `${file}.1`);
  if (!existsSync(file)) {
    closeSync(openSync(file, 'a', 0o600));
    account.handOver(file);
  }
  return file;
}

/** The end of the log after the byte `from`; empty if the log is gone. */
export function tailOf(file: string, from: number): string {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return '';
  const start = Math.max(from, size - QUOTE);
  const buffer = Buffer.alloc(Math.max(0, size - start));
  const log = openSync(file, 'r');
  try {
    readSync(log, buffer, 0, buffer.length, start);
  } finally {
    closeSync(log);
  }
  return buffer.toString('utf8');
}
