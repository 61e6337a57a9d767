// As whom PostgreSQL runs: it refuses the system's administrator.
import { join } from 'node:path';
import type { Programs } from './find-programs.js';
import { readyPrograms } from './ready-programs.js';

/** A command line, ready for `spawn`. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** The identity that PostgreSQL's programs get, and the places which that identity can reach. */
export interface Account {
  /** The folder that holds `cluster`. */
  readonly home: string;
  /** The folder with `bin`, `lib` and `share`. */
  readonly native: string;
  /** Makes the account the owner of a folder. */
  handOver(folder: string): void;
  /** Lets the account read a file or pass through a folder that stays ours. */
  makeReadable(path: string): void;
  /** How to run one of PostgreSQL's programs. */
  command(program: string, args: readonly string[]): Command;
}

/** What an account is made for. */
export interface AccountRequest {
  /** The folder that the caller chose for the database. */
  readonly directory: string;
  readonly programs: Programs;
}

/** The way of an ordinary user: PostgreSQL runs as our own user. */
export async function ownAccount({ directory, programs }: AccountRequest): Promise<Account> {
  const native = await readyPrograms(programs, directory);
  return {
    home: directory,
    native,
    handOver: () => undefined,
    makeReadable: () => undefined,
    command: (program, args) => ({ file: programFile(native, program), args }),
  };
}

/** The file of a program. */
export function programFile(native: string, program: string): string {
  return join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

/** The environment of PostgreSQL's programs: without the caller's settings for other servers, and with messages we know. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}
