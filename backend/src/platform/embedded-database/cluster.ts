// The cluster on disk: PostgreSQL's data and the password to it, made together or not at all.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, programEnvironment } from './account.js';
import { codeOf, EmbeddedPostgresError, explained } from './embedded-postgres.error.js';
import { makeOnce } from './make-once.js';

/** PostgreSQL's own names are limited to about 1,000 bytes, and its files lie a few folders deeper. */
const MAX_SOCKET_PATH_LENGTH = 900;
const LOCALE = [
  '--encoding=UTF8',
  '--locale=C',
  '--lc-messages=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** The superuser of every cluster. */
export const USER = 'playset';

/** A cluster that is complete. */
export interface Cluster {
  /** PostgreSQL's data folder. */
  readonly data: string;
  /** The password of USER. */
  readonly password: string;
}

/** Opens the account's cluster, making it first where there is none. Throws EmbeddedPostgresError; existing data is never changed. */
export async function openCluster(
  account: Account,
  major: number,
  report: (line: string) => void,
): Promise<Cluster> {
  const folder = join(account.home, 'cluster');
  const data = join(folder, 'data');
  if (Buffer.byteLength(data) > MAX_SOCKET_PATH_LENGTH) {
    throw new EmbeddedPostgresError(
      `The path is too long for PostgreSQL: choose a DATA_DIR less deep than ${data}`,
    );
  }
  if (!existsSync(folder)) report('Creating the database cluster…');
  await explained(`The folder ${account.home} can't be used`, () =>
    makeOnce(folder, (making) => fill(making, account)),
  );
  const version = await read(join(data, 'PG_VERSION'), folder);
  if (Number(version) !== major) {
    throw new EmbeddedPostgresError(
      `The database in ${data} is of PostgreSQL ${version}, but PostgreSQL ${major} is installed here. Nothing was changed. ` +
        `Go back to the release of Playset that made it, or move ${folder} away to start over.`,
    );
  }
  restrictToOwner(data);
  return { data, password: await read(join(folder, 'password'), folder) };
}

/** PostgreSQL refuses a folder that others may look into, as a copy or a restored backup often is. */
function restrictToOwner(data: string): void {
  if (process.platform === 'win32' || (statSync(data).mode & 0o077) === 0) return;
  try {
    chmodSync(data, 0o700);
  } catch {
    // Somebody else's folder: PostgreSQL says what is wrong with it.
  }
}

async function fill(folder: string, account: Account): Promise<void> {
  const data = join(folder, 'data');
  const password = join(folder, 'password');
  account.makeReadable(folder);
  mkdirSync(data, { mode: 0o700 });
  account.handOver(data);
  writeFileSync(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  account.makeReadable(password);
  const identity = [`--username=${USER}`, '--auth=scram-sha-256', `--pwfile=${password}`];
  await initdb(account, ['-D', data, ...identity, ...LOCALE]);
}

async function initdb(account: Account, args: readonly string[]): Promise<void> {
  const { file, args: line, uid, gid } = account.command('initdb', args);
  const child = spawn(file, line, {
    cwd: account.native,
    env: programEnvironment(),
    uid,
    gid,
    windowsHide: true,
  });
  let words = '';
  child.stdout.on('data', (chunk) => (words += chunk));
  child.stderr.on('data', (chunk) => (words += chunk));
  const end = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? '' : `it ended with ${signal ?? code}`));
  });
  if (end) throw new EmbeddedPostgresError(`The database cluster can't be created (${end}):\n${words}`);
}

/** Reads a file that every complete cluster has. */
async function read(file: string, folder: string): Promise<string> {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const why = codeOf(error) === 'ENOENT' ? 'is not a complete database' : 'belongs to another user';
    throw new EmbeddedPostgresError(
      `${folder} ${why}: ${(error as Error).message}. Move it away to start over.`,
    );
  }
}
