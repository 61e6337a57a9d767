// Makes a folder completely or not at all, however many processes try at once and wherever one of them is killed.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive } from './pid-file.js';

const HALF_MADE = /\.(\d+)\.[0-9a-f]{12}$/;
/** A process id may belong to somebody else by now: nothing takes longer than this to make. */
const TIMEOUT_MS = 60 * 60_000;

/**
 * Makes the folder `target` unless it is there: `fill` works on a sibling, which a rename then puts into its place.
 * Where two do so at once the first rename wins and the other removes its own. Sweeps what killed processes left.
 */
export async function makeOnce(target: string, fill: (folder: string) => Promise<void>): Promise<void> {
  sweep(target);
  if (existsSync(target)) return;
  const making = `${target}.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(making, { mode: 0o700 });
    await fill(making);
    renameSync(making, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    remove(making);
  }
}

function sweep(target: string): void {
  const folder = dirname(target);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [suffix, pid] = HALF_MADE.exec(name) ?? [];
    if (suffix && name === basename(target) + suffix && isLeftOver(join(folder, name), Number(pid))) {
      remove(join(folder, name));
    }
  }
}

function isLeftOver(folder: string, pid: number): boolean {
  const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return !isAlive(pid) || Date.now() - changed > TIMEOUT_MS;
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Its last writer is still dying, or it is another user's: the next start sweeps again.
  }
}
