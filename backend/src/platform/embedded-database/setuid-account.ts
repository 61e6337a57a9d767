// Root's second way: PostgreSQL runs as another user of the system, in places which that user can reach.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, type AccountRequest, programFile } from './account.js';
import { EmbeddedPostgresError, explained } from './embedded-postgres.error.js';
import { readyPrograms } from './ready-programs.js';

/** A user of the system by its numbers. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The user `nobody` of Linux. */
export const NOBODY: Owner = { uid: 65534, gid: 65534 };

/** Where root may keep data that no cleaner of temporary files removes. */
export const FALLBACK_ROOM = '/var/lib';

/** The folder for a database whose own `directory` is closed to other users. */
export function fallbackHome(directory: string, room: string = FALLBACK_ROOM): string {
  return join(room, `playset-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`);
}

/**
 * The account of `owner`. The cluster stays in `directory` if `owner` can get there, else it lives in `fallbackHome`. Only the
 * data folder changes hands: whatever root writes lies in folders where nobody else can.
 */
export async function setuidAccount(
  { directory, programs }: AccountRequest,
  owner: Owner = NOBODY,
  room: string = FALLBACK_ROOM,
): Promise<Account> {
  const reaches = (path: string, right: '-x' | '-r') =>
    spawnSync('test', [right, path], { ...owner, cwd: '/', stdio: 'ignore' }).status === 0;
  const spare = fallbackHome(directory, room);
  const stays =
    existsSync(join(directory, 'cluster')) || (!existsSync(spare) && reaches(dirname(directory), '-x'));
  const home = stays ? directory : spare;
  const makeReadable = (path: string) => {
    if (statSync(path).uid === owner.uid) return;
    chownSync(path, 0, owner.gid);
    chmodSync(path, statSync(path).isDirectory() ? 0o710 : 0o640);
  };
  await explained(`The folder ${home} can't be used`, () => {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    refuseUntrusted(home, owner);
    makeReadable(home);
  });
  const native = await readyPrograms(programs, home, (folder) =>
    reaches(programFile(folder, 'initdb'), '-x'),
  );
  return {
    home,
    native,
    handOver: (folder) => chownSync(folder, owner.uid, owner.gid),
    makeReadable,
    command: (program, args) => ({ file: programFile(native, program), args, ...owner }),
  };
}

/** Root must not write into a folder that another user laid out for it. */
function refuseUntrusted(home: string, owner: Owner): void {
  const found = lstatSync(home);
  const trusted = found.uid === 0 || (owner.uid !== NOBODY.uid && found.uid === owner.uid);
  if (found.isDirectory() && trusted && (found.mode & 0o022) === 0) return;
  throw new EmbeddedPostgresError(`${home} was not made by this user, or others can write to it. Remove it.`);
}
