// Makes the installed programs runnable: npm packages hold no symbolic links, and install scripts may not have run.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { codeOf, explained } from './embedded-postgres.error.js';
import type { Programs } from './find-programs.js';
import { makeOnce } from './make-once.js';

const READ_ONLY = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Answers a folder with `bin`, `lib` and `share` whose programs run: the package's own or, where that can't be completed
 * or is not `reachable` for the user that runs them, a copy in `room`. Safe in several processes at once.
 */
export async function readyPrograms(
  programs: Programs,
  room: string,
  reachable: (native: string) => boolean = () => true,
): Promise<string> {
  try {
    complete(programs.native);
    if (reachable(programs.native)) return programs.native;
  } catch (error) {
    if (!READ_ONLY.includes(codeOf(error) ?? '')) throw error;
  }
  const copy = join(room, `programs-${programs.version}`);
  await explained(`The programs of PostgreSQL can't be copied to ${copy}`, () =>
    makeOnce(copy, async (folder) => {
      await cp(programs.native, folder, { recursive: true, verbatimSymlinks: true });
      makeReadable(folder);
      complete(folder);
    }),
  );
  return copy;
}

/** Makes the missing links and lets the programs be executed. Writes nothing where nothing is missing. */
function complete(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) link(inNative(native, source), inNative(native, target));
  const bin = join(native, 'bin');
  for (const name of process.platform === 'win32' ? [] : readdirSync(bin)) {
    const { mode } = statSync(join(bin, name));
    if ((mode & 0o111) !== 0o111) chmodSync(join(bin, name), mode | 0o755);
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The list names files from the package's folder (`native/lib/…`); a copy has another name. */
const inNative = (native: string, path: string): string => join(native, relative('native', path));

function link(source: string, target: string): void {
  if (lstatSync(target, { throwIfNoEntry: false })) return;
  try {
    if (process.platform === 'win32') cpSync(source, target, { errorOnExist: true, force: false });
    else symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), target);
  } catch (error) {
    // Another process was quicker: its link is the same.
    if (!lstatSync(target, { throwIfNoEntry: false })) throw error;
  }
}

function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444);
  }
}
